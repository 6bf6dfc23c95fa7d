//! Browser tests: a real Chromium with a real server.
//!
//! Each file is a story. A story succeeds only if no browser logged an error in its console.

mod at_table;
#[path = "../shared/games.rs"]
mod games;
mod house;

mod accessible;
mod account;
mod advice;
mod app;
mod auto_end;
mod colours;
mod contrast;
mod draft;
mod drawn_city;
mod finale;
mod hot_seat;
mod hurry;
mod keyboard;
mod keys;
mod languages;
mod layout;
mod learning;
mod leaving;
mod lost_updates;
mod menu;
mod motion;
mod new_city;
mod news;
mod open_tables;
mod phone;
mod plans;
mod playback;
mod presence;
mod presses;
mod reflow;
mod reload;
mod replay;
mod review;
mod rondel;
mod rules;
mod statistics;
mod take_back;
mod tips;
mod trading;
mod two_people;
mod whole_game;
mod without_scripts;
mod workshop;
mod zoom;
