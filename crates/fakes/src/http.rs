//! A server on the loopback interface that ends with its owner.

use axum::Router;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

#[derive(Debug)]
pub(crate) struct RunningServer {
    origin: String,
    task: JoinHandle<()>,
}

impl RunningServer {
    pub(crate) async fn start(router: Router) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("the address of a listener");
        let task = tokio::spawn(async move {
            axum::serve(listener, router).await.expect("a server on the loopback interface");
        });
        Self { origin: format!("http://{address}"), task }
    }

    pub(crate) fn origin(&self) -> &str {
        &self.origin
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        self.task.abort();
    }
}
