//! A page in a window: navigation, waiting and queries.

use crate::browser::text;
use crate::link::{Link, SentRequest};
use crate::probe;
use crate::visitor::{MediaFeature, emulated, metrics};
use crate::{Error, Find};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use std::sync::Arc;

/// Ends the transitions to other colours, which would be in between otherwise.
const FINISH_TRANSITIONS: &str = "document.getAnimations()
    .filter((one) => one instanceof CSSTransition).forEach((one) => one.finish())";

/// A page. Every operation on an element waits for that element, with a timeout of a minute.
pub struct Page {
    link: Arc<Link>,
    session: String,
    /// The preferences of its visitor.
    media: Vec<MediaFeature>,
}

impl Page {
    pub(crate) fn new(link: Arc<Link>, session: String, media: Vec<MediaFeature>) -> Self {
        Self { link, session, media }
    }

    pub(crate) async fn ask(&self, method: &str, parameters: Value) -> Result<Value, Error> {
        self.link.ask(Some(&self.session), method, parameters).await
    }

    /// Navigates to another address, and waits until it is loaded.
    pub async fn open(&self, address: &str) -> Result<(), Error> {
        let answer = self.ask("Page.navigate", json!({ "url": address })).await?;
        if let Some(reason) = answer["errorText"].as_str() {
            return Err(Error::Refused { request: address.to_owned(), reason: reason.to_owned() });
        }
        self.wait_for_all_of_it().await
    }

    /// Reloads the page.
    pub async fn reload(&self) -> Result<(), Error> {
        self.mark_as_old().await?;
        self.ask("Page.reload", json!({})).await?;
        self.wait_for_all_of_it().await
    }

    /// Marks the document, so that waiting for a load does not accept the old page.
    pub(crate) async fn mark_as_old(&self) -> Result<(), Error> {
        self.evaluate("document.isOld = true").await.map(drop)
    }

    pub(crate) async fn wait_for_all_of_it(&self) -> Result<(), Error> {
        self.wait_until(&"html".into(), probe::ALL_OF_IT).await.map(drop)
    }

    /// The current address.
    pub async fn address(&self) -> Result<String, Error> {
        Ok(text(&self.evaluate("location.href").await?))
    }

    /// Waits until the element is visible.
    pub async fn wait_for(&self, find: impl Into<Find>) -> Result<(), Error> {
        self.wait_until(&find.into(), probe::SEEN).await.map(drop)
    }

    /// Waits until the element is visible and contains this text.
    pub async fn wait_for_text(&self, find: impl Into<Find>, words: &str) -> Result<(), Error> {
        let says = probe::SAYS.replace("WORDS", &json!(words).to_string());
        self.wait_until(&find.into(), &says).await.map(drop)
    }

    /// Waits until no matching element is visible.
    pub async fn wait_until_gone(&self, selector: &str) -> Result<(), Error> {
        let gone = probe::GONE.replace("SELECTOR", &json!(selector).to_string());
        self.wait_until(&"html".into(), &gone).await.map(drop)
    }

    /// The text of the element.
    pub async fn text(&self, find: impl Into<Find>) -> Result<String, Error> {
        self.wait_until(&find.into(), probe::TEXT).await.map(|value| text(&value))
    }

    /// The value of an attribute.
    pub async fn attribute(
        &self,
        find: impl Into<Find>,
        name: &str,
    ) -> Result<Option<String>, Error> {
        let read = probe::ATTRIBUTE.replace("NAME", &json!(name).to_string());
        let value = self.wait_until(&find.into(), &read).await?;
        Ok(value.as_str().map(str::to_owned))
    }

    /// The current number of matching elements.
    pub async fn count(&self, selector: &str) -> Result<usize, Error> {
        let script = format!("document.querySelectorAll({}).length", json!(selector));
        Ok(self.evaluate(&script).await?.as_u64().unwrap_or_default() as usize)
    }

    /// The result of a script; promises are awaited.
    pub async fn evaluate(&self, script: &str) -> Result<Value, Error> {
        let parameters =
            json!({ "expression": script, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.ask("Runtime.evaluate", parameters).await?;
        let problem = &answer["exceptionDetails"];
        if problem.is_null() {
            return Ok(answer["result"]["value"].take());
        }
        let reason = problem["exception"]["description"].as_str().or(problem["text"].as_str());
        let request: String = script.chars().take(80).collect();
        Err(Error::Refused { request, reason: reason.unwrap_or_default().to_owned() })
    }

    /// Resizes the window.
    pub async fn resize(&self, width: u32, height: u32) -> Result<(), Error> {
        self.ask("Emulation.setDeviceMetricsOverride", metrics(width, height)).await.map(drop)
    }

    /// Adds preferences to those of the visitor; none restores the visitor's own.
    pub(crate) async fn prefer(&self, further: &[MediaFeature]) -> Result<(), Error> {
        let media = [&self.media, further].concat();
        self.ask("Emulation.setEmulatedMedia", emulated(&media)).await?;
        self.evaluate(FINISH_TRANSITIONS).await.map(drop)
    }

    /// A screenshot of the window, as PNG.
    pub async fn screenshot(&self) -> Result<Vec<u8>, Error> {
        let picture = self.ask("Page.captureScreenshot", json!({ "format": "png" })).await?;
        let data = picture["data"].as_str().unwrap_or_default();
        STANDARD.decode(data).map_err(|error| Error::Refused {
            request: "a picture".to_owned(),
            reason: error.to_string(),
        })
    }

    /// The number of pages when printed.
    pub async fn sheets(&self) -> Result<usize, Error> {
        let printed = json!({ "preferCSSPageSize": true, "printBackground": true });
        let printed = self.ask("Page.printToPDF", printed).await?;
        let data = printed["data"].as_str().unwrap_or_default();
        let bytes = STANDARD.decode(data).map_err(|error| Error::Refused {
            request: "a print".to_owned(),
            reason: error.to_string(),
        })?;
        // Each printed page is an object of this type; their list has the type "Pages".
        let document = String::from_utf8_lossy(&bytes);
        Ok(document.matches("/Type /Page\n").count())
    }

    /// The errors in the console so far: uncaught exceptions and failed requests.
    pub fn complaints(&self) -> Vec<String> {
        self.link.complaints(&self.session)
    }

    /// All requests that the page has sent so far.
    pub fn sent(&self) -> Vec<SentRequest> {
        self.link.sent(&self.session)
    }

    /// Simulates a lost connection.
    pub async fn go_offline(&self) -> Result<(), Error> {
        self.line(json!(true)).await
    }

    /// Restores the connection.
    pub async fn go_online(&self) -> Result<(), Error> {
        self.line(json!(false)).await
    }

    async fn line(&self, is_cut: Value) -> Result<(), Error> {
        let conditions = json!({
            "offline": is_cut, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.ask("Network.emulateNetworkConditions", conditions).await.map(drop)
    }

    /// Delivers a pushed message to the service worker of this page, the first one of its visitor.
    pub async fn push(&self, message: &str) -> Result<(), Error> {
        self.ask("ServiceWorker.enable", json!({})).await?;
        let origin = self.evaluate("location.origin").await?;
        let pushed = json!({ "origin": origin, "registrationId": "0", "data": message });
        self.ask("ServiceWorker.deliverPushMessage", pushed).await.map(drop)
    }

    /// Closes the window.
    pub async fn close(self) -> Result<(), Error> {
        self.ask("Page.close", json!({})).await.map(drop)
    }
}
