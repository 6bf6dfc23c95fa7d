//! The rules pages, and the explanations that table pages load.

use super::caller::Caller;
use super::html;
use super::trouble::Trouble;
use crate::App;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse};
use hamburgum_web::{pages, rules as book};
use std::collections::{BTreeMap, HashMap};

/// Rules change only with the program, and readers request the same ones repeatedly.
const FOR_AN_HOUR: &str = "public, max-age=3600";

/// All rules, or with `?q=` those that match a search.
pub(crate) async fn rules(
    State(app): State<App>,
    caller: Caller,
    Query(asked): Query<HashMap<String, String>>,
) -> Result<Html<String>, Trouble> {
    let search = move || {
        let typed = asked.get("q").map_or("", String::as_str);
        html(pages::rules(caller.page_reader(), typed))
    };
    Ok(app.work().run(search).await?)
}

/// The page of the summary, the variants or the maps.
pub(crate) async fn page(
    caller: Caller,
    Path((_, name)): Path<(String, String)>,
) -> Result<Html<String>, Trouble> {
    let reader = caller.page_reader();
    Ok(html(match name.as_str() {
        "summary" => pages::rules_summary(reader),
        "variants" => pages::rules_variants(reader),
        "maps" => pages::rules_maps(reader),
        _ => return Err(Trouble::NotFound),
    }))
}

/// A page fragment with some rules, like `SELL-1,SELL-2`.
pub(crate) async fn explain(
    caller: Caller,
    Path((_, ids)): Path<(String, String)>,
) -> Result<impl IntoResponse, Trouble> {
    let told = book::explanation(caller.texts(), &ids).ok_or(Trouble::NotFound)?;
    Ok(([(header::CACHE_CONTROL, FOR_AN_HOUR)], html(told)))
}

/// Names and descriptions of the things on a table page as JSON, by their keys in the page.
pub(crate) async fn tips(caller: Caller) -> Result<impl IntoResponse, Trouble> {
    let tips = book::tips(caller.texts()).into_iter();
    let tips: BTreeMap<_, _> = tips.map(|tip| (tip.word, (tip.name, tip.line))).collect();
    let json = serde_json::to_string(&tips).expect("texts can always be written as JSON");
    let kind = (header::CONTENT_TYPE, "application/json");
    Ok(([(header::CACHE_CONTROL, FOR_AN_HOUR), kind], json))
}
