//! The environment of a story: one browser for all of them, and a server for each.

use hamburgum_browser::{Browser, Error, Page, Visitor};
use hamburgum_fakes::FakePushService;
use hamburgum_server::{App, Config, Outgoing, Quota, Server};
use hamburgum_store::Store;
use std::fmt::Write;
use std::num::NonZeroU32;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::sync::Notify;

/// The result of a story: success, or the error in the browser.
pub(crate) type StoryResult<T = ()> = Result<T, Error>;

static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime"));

/// Concurrent stories share a browser, which is closed with the last of them.
static BROWSER: tokio::sync::Mutex<Weak<Browser>> = tokio::sync::Mutex::const_new(Weak::new());

/// The address, the focus and the prompt of a window.
const SEEN: &str = "`${location.href}: \
    ${document.hasFocus() ? 'focused' : 'not focused'}, ${document.activeElement?.cloneNode().outerHTML}: \
    ${(document.getElementById('turn') ?? document.body).innerText}`";

/// The console errors of requests while a story is offline, or its server stopped.
const CUT: [&str; 3] =
    ["net::ERR_INTERNET_DISCONNECTED", "net::ERR_CONNECTION_REFUSED", "net::ERR_FAILED"];

/// A server and the browser windows that visit it.
pub(crate) struct House {
    app: App,
    address: String,
    browser: Arc<Browser>,
    pages: Mutex<Vec<Arc<Page>>>,
    stop: Arc<Notify>,
    /// The folder of the store's file.
    folder: TempDir,
}

/// Runs a story with a server of its own.
pub(crate) fn tell(story: impl AsyncFnOnce(&House) -> StoryResult) {
    RUNTIME.block_on(live(None, story));
}

/// The same with a server that sends push messages to a fake service, at once.
pub(crate) fn tell_with_phones(story: impl AsyncFnOnce(&House, &FakePushService) -> StoryResult) {
    RUNTIME.block_on(async {
        let service = FakePushService::start().await;
        let outgoing = Outgoing::without_mail("https://play.test".into());
        let outgoing = outgoing.with_trusted(service.origin()).expect("an origin");
        let outgoing = Outgoing { delay: Duration::ZERO, ..outgoing };
        live(Some(outgoing), async |house| story(house, &service).await).await;
    });
}

async fn live(outgoing: Option<Outgoing>, story: impl AsyncFnOnce(&House) -> StoryResult) {
    let house = House::open(outgoing).await;
    if let Err(error) = story(&house).await {
        panic!("{error}\n{}", house.describe().await);
    }
    house.close().await;
}

impl House {
    async fn open(outgoing: Option<Outgoing>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("tables.sqlite")).await.expect("a store");
        let config = Config {
            pace: Duration::ZERO,
            longest_thought: Duration::from_mins(10),
            changes: Quota::per_second(NonZeroU32::MAX),
            proof_games: 2,
            outgoing,
            ..Config::default()
        };
        let app = App::new(store, config);
        let any_port = ([127, 0, 0, 1], 0).into();
        let server = Server::bind(app.clone(), any_port).await.expect("an address");
        let address = format!("http://{}", server.address());
        let stop = Arc::<Notify>::default();
        let stopped = Arc::clone(&stop);
        tokio::spawn(server.run(async move { stopped.notified().await }));
        let (browser, pages) = (browser().await, Mutex::default());
        Self { app, address, browser, pages, stop, folder }
    }

    /// Stops the server, and waits until nobody can connect.
    pub(crate) async fn stop_serving(&self) {
        self.stop.notify_one();
        let address = self.address.trim_start_matches("http://");
        while TcpStream::connect(address).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// A folder for files of the story.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    /// A new visitor with reduced motion, so that stories need not wait for animations.
    pub(crate) async fn visitor(&self) -> StoryResult<Visitor> {
        Ok(self.browser.visitor().await?.without_motion())
    }

    /// A new visitor whose browser installs service workers.
    pub(crate) async fn owner_of_the_app(&self) -> StoryResult<Visitor> {
        Ok(self.visitor().await?.with_worker())
    }

    /// A new visitor with animations.
    pub(crate) async fn lively_visitor(&self) -> StoryResult<Visitor> {
        self.browser.visitor().await
    }

    /// Opens a path of the server in a new window.
    pub(crate) async fn visit(&self, visitor: &Visitor, path: &str) -> StoryResult<Arc<Page>> {
        let page = Arc::new(visitor.open(&self.address_of(path)).await?);
        self.lock_pages().push(Arc::clone(&page));
        Ok(page)
    }

    pub(crate) fn address_of(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    fn lock_pages(&self) -> std::sync::MutexGuard<'_, Vec<Arc<Page>>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The state of all windows, for failed stories.
    async fn describe(&self) -> String {
        let mut text = String::new();
        let pages = self.lock_pages().clone();
        for page in pages {
            let seen = page.evaluate(SEEN).await;
            let seen = seen.map_or_else(|error| error.to_string(), |seen| seen.to_string());
            writeln!(text, "{seen}\n{:?}", page.complaints()).expect("room for a text");
        }
        text
    }

    /// Checks for console errors and closes the windows.
    async fn close(self) {
        let pages = std::mem::take(&mut *self.lock_pages());
        for page in pages {
            let mut red_lines = page.complaints();
            red_lines.retain(|line| !CUT.iter().any(|cut| line.contains(cut)));
            assert_eq!(red_lines, [""; 0], "in the console");
            if let Some(page) = Arc::into_inner(page) {
                page.close().await.expect("a closed window");
            }
        }
        self.app.close();
    }
}

async fn browser() -> Arc<Browser> {
    let mut shared = BROWSER.lock().await;
    if let Some(browser) = shared.upgrade() {
        return browser;
    }
    let browser = Arc::new(Browser::start().await.expect("Chromium"));
    *shared = Arc::downgrade(&browser);
    browser
}
