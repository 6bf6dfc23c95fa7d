//! A cache of generated cities and pictures of boards. Tables hold their own cities; this is for
//! pages that only show one, because a client may request thousands.

use crate::cache::Cache;
use crate::work::{Work, WorkError};
use hamburgum_cities::{CityWord, OwnBoard, OwnWord, generate};
use hamburgum_engine::Board;
use hamburgum_web::{Language, city_svg_in};
use std::sync::Arc;

/// The number of cached cities. A board takes about 6 kB, its picture about 70 kB.
const CITIES: usize = 64;
const PICTURES: usize = 64;
/// Enough for all built-in boards in all languages.
const BUILT_IN_PICTURES: usize = 16;

/// The length of the queue; a city takes about 10 milliseconds.
const WAITING: usize = 64;

/// The cache.
#[derive(Debug)]
pub(crate) struct Cities {
    boards: Cache<u32, Arc<Board>>,
    pictures: Cache<(CityWord, Language), Arc<str>>,
    built_in: Cache<(&'static str, Language), Arc<str>>,
    own_boards: Cache<OwnWord, Arc<Board>>,
    own_pictures: Cache<(OwnWord, Language), Arc<str>>,
    /// One job at a time, to leave most of the CPU to running games.
    work: Work,
}

impl Default for Cities {
    fn default() -> Self {
        Self {
            boards: Cache::new(CITIES),
            pictures: Cache::new(PICTURES),
            built_in: Cache::new(BUILT_IN_PICTURES),
            own_boards: Cache::new(CITIES),
            own_pictures: Cache::new(PICTURES),
            work: Work::new(1, WAITING),
        }
    }
}

impl Cities {
    /// Generates a city, or takes it from the cache.
    pub(crate) async fn board(&self, city: CityWord) -> Result<Arc<Board>, WorkError> {
        let generate = self.work.run(move || Arc::new(generate(city.seed())));
        self.boards.get(city.seed(), generate).await
    }

    /// The board of a file that somebody drew, read or taken from the cache.
    pub(crate) async fn own_board(
        &self,
        word: &OwnWord,
        file: &str,
    ) -> Result<Arc<Board>, WorkError> {
        let file = file.to_owned();
        let read = async {
            let own = self.work.run(move || OwnBoard::read(&file)).await?;
            // Only readable boards are stored.
            own.map(|own| Arc::new(own.into_board())).map_err(|_| WorkError::Panicked)
        };
        self.own_boards.get(word.clone(), read).await
    }

    /// The picture of a board that somebody drew.
    pub(crate) async fn own_picture(
        &self,
        word: &OwnWord,
        file: &str,
        language: Language,
    ) -> Result<Arc<str>, WorkError> {
        let draw = async {
            let board = self.own_board(word, file).await?;
            self.work.run(move || drawn(&board, language)).await
        };
        self.own_pictures.get((word.clone(), language), draw).await
    }

    /// The picture of a built-in or generated board; `None` if there is no such board.
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
