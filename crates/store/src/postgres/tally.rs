//! Adding the news of results to the sums.

use super::{Connections, Statement};
use crate::StoreError;

/// Deletes news and adds them to the sums in one statement, so no reader counts them twice or not at all.
/// Both are locked in the order of their keys, and rows that another process is folding are left to it.
const FOLD: &str = "
    WITH taken AS (
        DELETE FROM tally_news WHERE (table_id, seat) IN (
            SELECT table_id, seat FROM tally_news ORDER BY table_id, seat LIMIT 5000
            FOR UPDATE SKIP LOCKED)
        RETURNING players, board, variant, seat, played_by, opening, place, prestige)
    INSERT INTO tallies (players, board, variant, seat, played_by, opening, place, games, scored, prestige)
    SELECT players, board, variant, seat, played_by, opening, place,
        count(*), count(prestige), coalesce(sum(prestige), 0)
    FROM taken
    GROUP BY players, board, variant, seat, played_by, opening, place
    ORDER BY players, board, variant, seat, played_by, opening, place
    ON CONFLICT (players, board, variant, seat, played_by, opening, place) DO UPDATE SET
        games = tallies.games + excluded.games, scored = tallies.scored + excluded.scored,
        prestige = tallies.prestige + excluded.prestige
    RETURNING 1";

/// Adds the news to the sums. Sent twice it does nothing the second time.
pub(super) async fn fold_news(connections: &Connections) -> Result<(), StoreError> {
    connections.send::<(i32,)>(&Statement::new(FOLD)).await?;
    Ok(())
}
