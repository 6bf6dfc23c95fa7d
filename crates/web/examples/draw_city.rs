//! Writes the drawing of a city to the standard output: of a board file, or of Hamburgum.

use hamburgum_engine::Board;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let board = match std::env::args().nth(1) {
        Some(file) => Board::parse(&std::fs::read_to_string(file)?)?,
        None => Board::hamburgum().clone(),
    };
    println!("{}", hamburgum_web::city_svg(&board).into_string());
    Ok(())
}
