//! Generated cities and pictures of boards, made once and kept for a while. Tables keep their own cities;
//! these are for pages that only show one, and anybody may ask for thousands.

use crate::cache::Cache;
use crate::work::{Work, WorkError};
use hamburgum_cities::{CityWord, generate};
use hamburgum_engine::Board;
use hamburgum_web::{Language, city_svg_in};
use std::sync::Arc;

/// A board has about 6 kB, its picture about 70.
const CITIES: usize = 64;
const PICTURES: usize = 64;
/// All built-in boards in all languages have room.
const BUILT_IN_PICTURES: usize = 16;

/// So many requests may wait for a city; one takes some 10 milliseconds.
const WAITING: usize = 64;

/// The cache.
#[derive(Debug)]
pub(crate) struct Cities {
    boards: Cache<u32, Arc<Board>>,
    pictures: Cache<(CityWord, Language), Arc<str>>,
    built_in: Cache<(&'static str, Language), Arc<str>>,
    /// One at a time, so that most of the machine is left for those who play.
    work: Work,
}

impl Default for Cities {
    fn default() -> Self {
        Self {
            boards: Cache::new(CITIES),
            pictures: Cache::new(PICTURES),
            built_in: Cache::new(BUILT_IN_PICTURES),
            work: Work::new(1, WAITING),
        }
    }
}

impl Cities {
    /// A generated city.
    pub(crate) async fn board(&self, city: CityWord) -> Result<Arc<Board>, WorkError> {
        let generate = self.work.run(move || Arc::new(generate(city.seed())));
        self.boards.get(city.seed(), generate).await
    }

    /// The picture of a board; `None` if there is no such board.
    pub(crate) async fn picture(
        &self,
        id: &str,
        language: Language,
    ) -> Result<Option<Arc<str>>, WorkError> {
        if let Some(board) = Board::built_in().into_iter().find(|board| board.id() == id) {
            let draw = self.work.run(move || drawn(board, language));
            return self.built_in.get((board.id(), language), draw).await.map(Some);
        }
        let Ok(city) = id.parse::<CityWord>() else { return Ok(None) };
        let draw = async {
            let board = self.board(city).await?;
            self.work.run(move || drawn(&board, language)).await
        };
        self.pictures.get((city, language), draw).await.map(Some)
    }
}

fn drawn(board: &Board, language: Language) -> Arc<str> {
    city_svg_in(board, language).into_string().into()
}
