//! Writes the drawing of each city that comes with the game into a folder.

use hamburgum_engine::Board;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    for board in Board::built_in() {
        let file = Path::new(&folder).join(format!("{}.svg", board.id()));
        std::fs::write(file, hamburgum_web::city_svg(board).into_string())?;
    }
    Ok(())
}
