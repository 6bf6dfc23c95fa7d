//! User input: clicks, touches, typing, keys.

use crate::{Error, Find, Page, keyboard, probe};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

impl Page {
    /// Clicks the element as soon as a click would hit it.
    pub async fn click(&self, find: impl Into<Find>) -> Result<(), Error> {
        let point = self.wait_until(&find.into(), probe::CLICKABLE).await?;
        for (kind, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
            self.mouse(&point, kind, buttons).await?;
        }
        Ok(())
    }

    /// Clicks the element and waits until the next page is loaded.
    pub async fn follow(&self, find: impl Into<Find>) -> Result<(), Error> {
        self.mark_as_old().await?;
        self.click(find).await?;
        self.wait_for_all_of_it().await
    }

    /// Hovers over the element.
    pub async fn point_at(&self, find: impl Into<Find>) -> Result<(), Error> {
        let point = self.wait_until(&find.into(), probe::CLICKABLE).await?;
        self.mouse(&point, "mouseMoved", 0).await
    }

    async fn mouse(&self, point: &Value, kind: &str, buttons: u8) -> Result<(), Error> {
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        let event = json!({
            "type": kind, "x": point["x"], "y": point["y"],
            "button": button, "buttons": buttons, "clickCount": u8::from(button == "left"),
        });
        self.ask("Input.dispatchMouseEvent", event).await.map(drop)
    }

    /// Clicks the element with the secondary mouse button.
    pub async fn right_click(&self, find: impl Into<Find>) -> Result<(), Error> {
        let point = self.wait_until(&find.into(), probe::CLICKABLE).await?;
        for (kind, buttons) in [("mousePressed", 2), ("mouseReleased", 0)] {
            let event = json!({
                "type": kind, "x": point["x"], "y": point["y"],
                "button": "right", "buttons": buttons, "clickCount": 1,
            });
            self.ask("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    /// Touches the element for this long.
    pub async fn touch(&self, find: impl Into<Find>, time: Duration) -> Result<(), Error> {
        let point = self.wait_until(&find.into(), probe::CLICKABLE).await?;
        let finger = json!([{ "x": point["x"], "y": point["y"] }]);
        let down = json!({ "type": "touchStart", "touchPoints": finger });
        self.ask("Input.dispatchTouchEvent", down).await?;
        tokio::time::sleep(time).await;
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        self.ask("Input.dispatchTouchEvent", up).await.map(drop)
    }

    /// Pinches on the element: two fingers move from one distance to another.
    pub async fn pinch(&self, find: impl Into<Find>, from: f64, to: f64) -> Result<(), Error> {
        let point = self.wait_until(&find.into(), probe::CLICKABLE).await?;
        let middle = |axis: &str| point[axis].as_f64().unwrap_or_default();
        let (x, y) = (middle("x"), middle("y"));
        for (kind, apart) in
            [("touchStart", from), ("touchMove", f64::midpoint(from, to)), ("touchMove", to)]
        {
            let fingers = json!([
                { "x": x - apart / 2.0, "y": y, "id": 0 }, { "x": x + apart / 2.0, "y": y, "id": 1 },
            ]);
            let event = json!({ "type": kind, "touchPoints": fingers });
            self.ask("Input.dispatchTouchEvent", event).await?;
        }
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        self.ask("Input.dispatchTouchEvent", up).await.map(drop)
    }

    /// Moves the pressed mouse along these points of the window, and releases it at the last one. A
    /// single point is a click.
    pub async fn drag_mouse(&self, points: &[(f64, f64)]) -> Result<(), Error> {
        let point = |(x, y): (f64, f64)| json!({ "x": x, "y": y });
        let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return Ok(()) };
        self.mouse(&point(first), "mouseMoved", 0).await?;
        self.mouse(&point(first), "mousePressed", 1).await?;
        for &next in &points[1..] {
            let moved = json!({
                "type": "mouseMoved", "x": next.0, "y": next.1, "button": "left", "buttons": 1,
            });
            self.ask("Input.dispatchMouseEvent", moved).await?;
        }
        self.mouse(&point(last), "mouseReleased", 0).await
    }

    /// Moves a finger along these points of the window.
    pub async fn drag_finger(&self, points: &[(f64, f64)]) -> Result<(), Error> {
        for (number, (x, y)) in points.iter().enumerate() {
            let kind = if number == 0 { "touchStart" } else { "touchMove" };
            let event = json!({ "type": kind, "touchPoints": [{ "x": x, "y": y }] });
            self.ask("Input.dispatchTouchEvent", event).await?;
        }
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        self.ask("Input.dispatchTouchEvent", up).await.map(drop)
    }

    /// Chooses a file in a file field.
    pub async fn choose_file(&self, selector: &str, file: &Path) -> Result<(), Error> {
        self.wait_until(&selector.into(), probe::THERE).await?;
        let script = format!("document.querySelector({})", json!(selector));
        let found = self.ask("Runtime.evaluate", json!({ "expression": script })).await?;
        let files = json!({ "files": [file], "objectId": found["result"]["objectId"] });
        self.ask("DOM.setFileInputFiles", files).await.map(drop)
    }

    /// Focuses the element.
    pub async fn focus(&self, find: impl Into<Find>) -> Result<(), Error> {
        self.wait_until(&find.into(), probe::FOCUSED).await.map(drop)
    }

    /// Replaces the content of a field by typing.
    pub async fn fill(&self, find: impl Into<Find>, text: &str) -> Result<(), Error> {
        self.focus(find).await?;
        if text.is_empty() {
            return self.press("Delete").await;
        }
        self.type_text(text).await
    }

    /// Types a text into the focused field, in the place of what is selected there.
    pub async fn type_text(&self, text: &str) -> Result<(), Error> {
        self.ask("Input.insertText", json!({ "text": text })).await.map(drop)
    }

    /// Chooses the option with this value from a list.
    pub async fn choose(&self, find: impl Into<Find>, value: &str) -> Result<(), Error> {
        let chosen = probe::CHOSEN.replace("VALUE", &json!(value).to_string());
        self.wait_until(&find.into(), &chosen).await.map(drop)
    }

    /// Presses a key in the focused element: `e`, `?`, `Enter`, `Shift+Tab`.
    pub async fn press(&self, key: &str) -> Result<(), Error> {
        for event in keyboard::press(key) {
            self.ask("Input.dispatchKeyEvent", event).await?;
        }
        Ok(())
    }
}
