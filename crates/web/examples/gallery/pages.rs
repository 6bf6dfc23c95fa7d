//! The pages of the gallery.

use crate::positions::{Asked, Position, crowd, position};
use hamburgum_engine::{
    Board, BuildingKind, ByField, ByShip, Church, Field, Good, Material, Player, Prompt, Ship,
    SiteSet, Token, TokenKind,
};
use hamburgum_web::draw::{
    Form, HarbourView, Icon, Label, RondelView, TokenState, church, citizen, disk, emblem, gable,
    harbour, icon, logo, rondel, rondel_positions, ship, skyline, slip, tinted_icon, token,
};
use hamburgum_web::{City, CityView};
use maud::{Markup, html};

const QUIET: Label<'static> = Label::Decorative;

/// The pages with their names.
pub(crate) fn pages() -> Vec<(String, Markup)> {
    let mut pages = vec![
        ("pieces".to_owned(), pieces()),
        ("churches".to_owned(), churches()),
        ("rondels".to_owned(), rondels()),
        ("harbours".to_owned(), harbours()),
    ];
    for board in Board::built_in() {
        let city = City::of(board);
        for players in 2..=5 {
            pages.extend(moments(board, players).map(|(name, position)| {
                (format!("{}-{players}-{name}", board.id()), table(&city, &position))
            }));
        }
    }
    pages
}

/// The beginning, two moments of the game, and the end.
fn moments(
    board: &'static Board,
    players: usize,
) -> impl Iterator<Item = (&'static str, Position)> {
    let asked: [(_, _, Asked); 4] = [
        ("start", 0, |prompt| matches!(prompt, Prompt::Move(_))),
        ("guildhall", 30, |prompt| matches!(prompt, Prompt::Guildhall(_))),
        ("church", 60, |prompt| matches!(prompt, Prompt::Church(_))),
        ("over", 0, |prompt| prompt == Prompt::Over),
    ];
    asked.into_iter().filter_map(move |(name, turns, asked)| {
        position(board, players, turns, asked).map(|position| (name, position))
    })
}

fn row(height: u32, drawings: impl IntoIterator<Item = Markup>) -> Markup {
    html! { div class="row" style={ "--h:" (height) "px" } { @for drawing in drawings { (drawing) } } }
}

fn pieces() -> Markup {
    let forms = [(Form::Hatched, 40), (Form::Hatched, 22), (Form::Plain, 16), (Form::Hollow, 16)];
    html! {
        (row(24, [logo(QUIET)].into_iter().chain(skylines())))
        (row(32, Icon::ALL.iter().map(|&sign| icon(sign, QUIET))))
        (row(16, Icon::ALL.iter().map(|&sign| icon(sign, QUIET))))
        (row(26, Good::ALL.map(|good| tinted_icon(good.into(), QUIET))))
        (row(26, Material::ALL.map(|material| tinted_icon(material.into(), QUIET))))
        (row(28, BuildingKind::ALL.map(|kind| gable(kind, QUIET))))
        @for (form, height) in forms {
            (row(height, Player::ALL.map(|player| emblem(player, form, QUIET))))
        }
        (row(44, Player::ALL.map(|player| citizen(player, QUIET))))
        (row(24, Player::ALL.map(|player| citizen(player, QUIET))))
        (row(26, Player::ALL.map(|player| disk(player, QUIET))))
        @for height in [72, 44, 28] {
            (row(height, Ship::ALL.map(|owner| ship(owner, QUIET)).into_iter().chain([slip(QUIET)])))
        }
        (row(26, tokens(TokenState::OnOffer)))
        (row(26, Player::ALL.map(|player| tokens(TokenState::Open(player)).remove(0))))
        (row(26, Player::ALL.map(|player| tokens(TokenState::Scored(player)).remove(0))))
    }
}

fn skylines() -> Vec<Markup> {
    let moments = moments(Board::hamburgum(), 3);
    moments.map(|(_, position)| skyline(&position.state, QUIET)).collect()
}

fn tokens(state: TokenState) -> Vec<Markup> {
    let board = Board::hamburgum();
    let all = Church::ALL
        .into_iter()
        .flat_map(|church| TokenKind::ALL.into_iter().map(move |kind| Token::new(church, kind)));
    all.map(|id| token(board, id, state, QUIET)).collect()
}

fn churches() -> Markup {
    html! {
        @for id in Church::ALL {
            (row(112, (0..=5).map(|donations| church(Board::hamburgum().church_info(id), donations, QUIET))))
        }
        (row(48, (0..=5).map(|donations| church(Board::hamburgum().church_info(Church::ALL[0]), donations, QUIET))))
    }
}

fn names() -> ByField<String> {
    ByField::from_fn(|field: Field| {
        let word = field.word().split('-').next().unwrap_or_default();
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    })
}

fn rondel_of(position: &Position, names: Option<&ByField<String>>) -> Markup {
    let moved = !position.state.is_between_turns() && !position.state.is_over();
    let view =
        RondelView { label: QUIET, names, start: moved.then_some(&position.start), told: None };
    rondel(&position.state, &view)
}

fn rondels() -> Markup {
    let names = names();
    let board = Board::hamburgum();
    let played: Vec<_> =
        (2..=5).flat_map(|players| moments(board, players).take(3)).map(|(_, it)| it).collect();
    let crowds = [Field::Church, Field::Cloth, Field::Guildhall, Field::TradeWest];
    let crowds = crowds.into_iter().zip(2..=5).filter_map(|(field, count)| crowd(count, field));
    html! {
        (row(300, played.iter().map(|position| rondel_of(position, Some(&names)))))
        (row(300, crowds.map(|position| rondel_of(&position, Some(&names)))))
        (row(223, played.iter().take(4).map(|position| rondel_of(position, None))))
    }
}

fn harbour_of(position: &Position, new_ships: usize) -> Markup {
    harbour(&position.state, &HarbourView { label: QUIET, new_ships, departed: ByShip([0; 6]) })
}

fn harbours() -> Markup {
    let positions = (2..=5).flat_map(|players| {
        [0, 20, 60].map(|turns| position(Board::hamburgum(), players, turns, |_| true))
    });
    html! { @for (new, position) in positions.flatten().enumerate() { div class="water" { (row(100, [harbour_of(&position, new % 3)])) } } }
}

/// The table: the city with rondel and harbour on the water. At the start of the game dots show the
/// positions of buttons over sites, churches and fields.
pub(crate) fn table(city: &City<'_>, position: &Position) -> Markup {
    let names = names();
    let state = &position.state;
    let chosen = CityView::of(state, QUIET).legal_sites.iter().next();
    let built = |state: &hamburgum_engine::State<'_>| SiteSet::ALL.without(state.free_sites());
    let new_sites = built(state).without(built(&position.start));
    let is_start = state.turns() == 0;
    let view = CityView { chosen, new_sites, ..CityView::of(state, QUIET) };
    html! {
        (city.ground())
        div class="stage" style={ "--zoom:" (city.zoom()) ";--house-growth:" (city.house_growth()) ";--church-growth:" (city.church_growth()) } {
            (city.draw(state, &view))
            div style=(city.harbour_slot()) { (harbour_of(position, 1)) }
            div style=(city.rondel_slot()) {
                (rondel_of(position, Some(&names)))
                @if is_start { @for (_, at) in rondel_positions().iter() { i class="dot" style=(at) {} } }
            }
            @if is_start {
                @for (_, at) in city.site_positions().iter() { i class="dot" style=(at) {} }
                @for (_, at) in city.church_positions().iter() { i class="dot" style=(at) {} }
            }
        }
    }
}
