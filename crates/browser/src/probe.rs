//! Polling an element until it meets a condition.

use crate::browser::text;
use crate::{Error, Find, Page};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Long enough for a machine that is busy with other things; only what never comes takes so long.
const LONGEST_WAIT: Duration = Duration::from_mins(1);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

// Each function is called on the element and returns a value, or the problem that remains.

pub(crate) const ALL_OF_IT: &str = "function() {
    if (document.isOld) return { problem: 'still the old page' };
    return document.readyState === 'complete' ? { value: true } : { problem: 'still loading' };
}";

pub(crate) const THERE: &str = "function() { return { value: true }; }";

pub(crate) const SEEN: &str = "function() {
    const box = this.getBoundingClientRect();
    const isSeen = this.checkVisibility({ visibilityProperty: true }) && box.width && box.height;
    return isSeen ? { value: true } : { problem: 'it is hidden' };
}";

pub(crate) const SAYS: &str = "function() {
    if (!this.checkVisibility({ visibilityProperty: true })) return { problem: 'it is hidden' };
    const text = this.innerText ?? this.textContent;
    return text.includes(WORDS) ? { value: true } : { problem: `it says ${text}` };
}";

pub(crate) const GONE: &str = "function() {
    const left = [...document.querySelectorAll(SELECTOR)].filter((one) => one.checkVisibility());
    return left.length ? { problem: `${left.length} to be seen` } : { value: true };
}";

pub(crate) const TEXT: &str = "function() {
    return { value: (this.innerText ?? this.textContent).trim() };
}";

pub(crate) const ATTRIBUTE: &str = "function() { return { value: this.getAttribute(NAME) }; }";

pub(crate) const FOCUSED: &str = "function() {
    this.focus();
    this.select?.();
    return document.activeElement === this ? { value: true } : { problem: 'it takes no focus' };
}";

pub(crate) const CHOSEN: &str = "function() {
    const option = [...this.options].find(({ value }) => value === VALUE);
    if (!option) return { problem: `it offers ${[...this.options].map(({ value }) => value)}` };
    this.value = VALUE;
    this.dispatchEvent(new Event('input', { bubbles: true }));
    this.dispatchEvent(new Event('change', { bubbles: true }));
    return { value: true };
}";

/// The point where a click hits the element and nothing else.
pub(crate) const CLICKABLE: &str = "function() {
    if (this.matches(':disabled')) return { problem: 'it is disabled' };
    this.scrollIntoViewIfNeeded?.();
    const box = this.getBoundingClientRect();
    if (!box.width || !box.height) return { problem: 'it is hidden' };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (this.contains(hit) || hit?.closest('label')?.control === this) return { value: { x, y } };
    return { problem: `it is covered by ${hit?.cloneNode().outerHTML ?? 'nothing'}` };
}";

impl Page {
    /// Polls the function on the element until it returns a value or the timeout is over.
    pub(crate) async fn wait_until(&self, find: &Find, function: &str) -> Result<Value, Error> {
        let start = Instant::now();
        loop {
            let problem = match self.probe(find, function).await {
                Ok(mut answer) if answer["problem"].is_null() => return Ok(answer["value"].take()),
                Ok(answer) => text(&answer["problem"]),
                // During a navigation there is no context to call functions in.
                Err(Error::Refused { reason, .. }) => reason,
                Err(error) => return Err(error),
            };
            if start.elapsed() > LONGEST_WAIT {
                return Err(Error::TooLate { awaited: find.to_string(), found: problem });
            }
            tokio::time::sleep(BETWEEN_LOOKS).await;
        }
    }

    async fn probe(&self, find: &Find, function: &str) -> Result<Value, Error> {
        let Some(object) = self.locate(find).await? else {
            return Ok(json!({ "problem": "not found" }));
        };
        let call =
            json!({ "objectId": object, "functionDeclaration": function, "returnByValue": true });
        let mut answer = self.ask("Runtime.callFunctionOn", call).await?;
        match answer["exceptionDetails"]["exception"]["description"].as_str() {
            Some(thrown) => Ok(json!({ "problem": thrown })),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    async fn locate(&self, find: &Find) -> Result<Option<Value>, Error> {
        match find {
            Find::Css(selector) => {
                self.object(&format!("document.querySelector({})", json!(selector))).await
            }
            Find::Role { role, name } => self.locate_by_role(role, name).await,
        }
    }

    async fn locate_by_role(&self, role: &str, name: &str) -> Result<Option<Value>, Error> {
        let Some(document) = self.object("document").await? else { return Ok(None) };
        let query = json!({ "objectId": document, "role": role, "accessibleName": name });
        let found = self.ask("Accessibility.queryAXTree", query).await?;
        let nodes = found["nodes"].as_array().map_or(&[][..], Vec::as_slice);
        let Some(node) = nodes.iter().find(|node| node["ignored"] != true) else { return Ok(None) };
        let resolve = json!({ "backendNodeId": node["backendDOMNodeId"] });
        let mut resolved = self.ask("DOM.resolveNode", resolve).await?;
        Ok(Some(resolved["object"]["objectId"].take()))
    }

    /// A handle of the result of the expression.
    async fn object(&self, expression: &str) -> Result<Option<Value>, Error> {
        let parameters = json!({ "expression": expression });
        let mut answer = self.ask("Runtime.evaluate", parameters).await?;
        if let Some(thrown) = answer["exceptionDetails"]["exception"]["description"].as_str() {
            let (request, reason) = (expression.to_owned(), thrown.to_owned());
            return Err(Error::Refused { request, reason });
        }
        let object = answer["result"]["objectId"].take();
        Ok((!object.is_null()).then_some(object))
    }
}
