//! A visitor: a browser context with separate cookies and preferences.

use crate::browser::text;
use crate::link::Link;
use crate::{Error, Page};
use serde_json::{Value, json};
use std::sync::Arc;

/// A browser context with separate cookies and preferences.
#[derive(Clone)]
pub struct Visitor {
    link: Arc<Link>,
    context: String,
    has_scripts: bool,
    has_worker: bool,
    size: (u32, u32),
    media: Vec<MediaFeature>,
    languages: Option<String>,
}

/// The name and the value of a media feature: ("prefers-color-scheme", "dark").
pub(crate) type MediaFeature = (&'static str, &'static str);

/// The preference of dark colours.
pub(crate) const DARK: MediaFeature = ("prefers-color-scheme", "dark");

/// Narrower screens are phones, which have no mouse.
const NARROWEST_DESKTOP: u32 = 600;

impl Visitor {
    pub(crate) fn new(link: Arc<Link>, context: String) -> Self {
        Self {
            link,
            context,
            has_scripts: true,
            has_worker: false,
            size: (1366, 768),
            media: vec![],
            languages: None,
        }
    }

    /// Disables scripts in pages opened from now on.
    #[must_use]
    pub fn without_scripts(mut self) -> Self {
        self.has_scripts = false;
        self
    }

    /// Lets sites install a service worker in pages opened from now on. Without it they cannot, as in a
    /// private window: installing one costs each new visitor as much time as a page.
    #[must_use]
    pub fn with_worker(mut self) -> Self {
        self.has_worker = true;
        self
    }

    /// Sets the size of windows; narrower than 600 is a phone.
    #[must_use]
    pub fn size(mut self, width: u32, height: u32) -> Self {
        self.size = (width, height);
        self
    }

    /// Prefers dark colours.
    #[must_use]
    pub fn in_the_dark(mut self) -> Self {
        self.media.push(DARK);
        self
    }

    /// Prefers reduced motion.
    #[must_use]
    pub fn without_motion(mut self) -> Self {
        self.media.push(("prefers-reduced-motion", "reduce"));
        self
    }

    /// Uses forced colours, as in high-contrast mode.
    #[must_use]
    pub fn in_forced_colours(mut self) -> Self {
        self.media.push(("forced-colors", "active"));
        self
    }

    /// Prefers these languages, as in `Accept-Language`: `de-CH, fr;q=0.8`.
    #[must_use]
    pub fn speaks(mut self, languages: &str) -> Self {
        self.languages = Some(languages.to_owned());
        self
    }

    /// Allows all sites to show notifications.
    pub async fn allow_notifications(&self) -> Result<(), Error> {
        let allowed = json!({ "permissions": ["notifications"], "browserContextId": self.context });
        self.link.ask(None, "Browser.grantPermissions", allowed).await.map(drop)
    }

    /// The service worker of this visitor, if one runs. Only scripts can be evaluated in it.
    pub async fn worker(&self) -> Result<Option<Page>, Error> {
        let targets = self.link.ask(None, "Target.getTargets", json!({})).await?;
        let targets = targets["targetInfos"].as_array().cloned().unwrap_or_default();
        let is_mine = |target: &Value| {
            target["type"] == "service_worker" && target["browserContextId"] == self.context
        };
        let Some(target) = targets.into_iter().find(is_mine) else { return Ok(None) };
        Ok(Some(self.attach(&target["targetId"]).await?))
    }

    async fn attach(&self, target: &Value) -> Result<Page, Error> {
        let attach = json!({ "targetId": target, "flatten": true });
        let session = self.link.ask(None, "Target.attachToTarget", attach).await?;
        let session = text(&session["sessionId"]);
        Ok(Page::new(Arc::clone(&self.link), session, self.media.clone()))
    }

    /// Opens an address in a new window, and waits until it is loaded.
    pub async fn open(&self, address: &str) -> Result<Page, Error> {
        let page = self.window().await?;
        page.open(address).await?;
        Ok(page)
    }

    async fn window(&self) -> Result<Page, Error> {
        let blank = json!({ "url": "about:blank", "browserContextId": self.context });
        let target = self.link.ask(None, "Target.createTarget", blank).await?;
        let page = self.attach(&target["targetId"]).await?;
        for (method, parameters) in self.settings() {
            page.ask(method, parameters).await?;
        }
        Ok(page)
    }

    fn settings(&self) -> Vec<(&'static str, Value)> {
        let is_phone = self.size.0 < NARROWEST_DESKTOP;
        let mut settings = vec![
            ("Page.enable", json!({})),
            ("Runtime.enable", json!({})),
            ("Log.enable", json!({})),
            ("Network.enable", json!({})),
            ("Emulation.setDeviceMetricsOverride", metrics(self.size.0, self.size.1)),
            ("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })),
            ("Emulation.setEmulatedMedia", emulated(&self.media)),
            ("Emulation.setScriptExecutionDisabled", json!({ "value": !self.has_scripts })),
            // Windows in the background count as focused, as they would on several machines.
            ("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })),
        ];
        if !self.has_worker {
            let without = json!({ "source": "delete Navigator.prototype.serviceWorker" });
            settings.push(("Page.addScriptToEvaluateOnNewDocument", without));
        }
        if let Some(languages) = &self.languages {
            let headers = json!({ "headers": { "Accept-Language": languages } });
            settings.push(("Network.setExtraHTTPHeaders", headers));
        }
        settings
    }
}

/// The parameters of these media features.
pub(crate) fn emulated(media: &[MediaFeature]) -> Value {
    let feature = |(name, value): &MediaFeature| json!({ "name": name, "value": value });
    json!({ "features": media.iter().map(feature).collect::<Vec<_>>() })
}

/// The parameters of a window of this size.
pub(crate) fn metrics(width: u32, height: u32) -> Value {
    let is_phone = width < NARROWEST_DESKTOP;
    json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone })
}
