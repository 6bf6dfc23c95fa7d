// What belongs to the reader and survives a new state: typed text, open parts, focus, scroll positions.

/** Whether this attribute belongs to the reader or the scripts, not to the server. */
export function staysAsItIs(name, element) {
  switch (name) {
    case "value":
      return isTyped(element);
    case "checked":
    case "selected":
      return element.matches("input, option");
    case "open":
      return element.matches("details, dialog");
    case "tabindex":
      return element === document.activeElement;
    case "data-pending":
      return true;
    default:
      return false;
  }
}

/** Whether only scripts write here: the server does not know the state of the connection. */
export const isOurs = (node) => node.id === "connection";

/** Whether the reader has typed here; hidden fields contain the server's values. */
function isTyped(element) {
  const holdsText = element.matches("textarea, input:not([type=hidden], [type=checkbox], [type=radio])");
  return holdsText && element.value !== element.defaultValue;
}

/** Remembers scroll positions; the returned function restores them. */
export function rememberScroll(root) {
  const scrolled = [...root.querySelectorAll("[id]")]
    .filter((part) => part.scrollTop || part.scrollLeft)
    .map((part) => [part.id, part.scrollLeft, part.scrollTop, isAtItsEnd(part)]);
  return () => {
    for (const [id, left, top, wasAtItsEnd] of scrolled) {
      const part = document.getElementById(id);
      // A log that was scrolled to its end stays there.
      part?.scrollTo({ left, top: wasAtItsEnd ? part.scrollHeight : top, behavior: "instant" });
    }
  };
}

const isAtItsEnd = (part) => part.scrollTop + part.clientHeight >= part.scrollHeight - 2;

/**
 * Remembers the focus; the returned function restores it. If the focused choice is gone, the focus moves
 * to the next one of its group, so that keyboard users are not sent to the top of the page. It never moves
 * to another choice that reuses the element. Folded or hidden elements cannot take it: then the next best
 * one does.
 */
export function rememberFocus(root) {
  const element = document.activeElement;
  if (!root.contains(element) || element === root) return () => {};
  const id = element.id;
  const choice = choiceOf(element);
  const group = element.closest("[data-group]")?.dataset.group;
  const place = group ? choicesIn(element.closest("[data-group]")).indexOf(element) : 0;
  const wasNext = element.hasAttribute("data-next");
  const part = element.closest("section")?.id;
  const selection = [element.selectionStart, element.selectionEnd];
  return (root) => {
    const heirs = [
      wasNext && nextStep(root, id, part),
      id && root.querySelector(`#${CSS.escape(id)}:not(:disabled)`),
      choice && sameChoice(root, choice),
      !choice && element.isConnected && element,
      group && neighbour(root, group, place),
      root.querySelector("[data-home]"),
      root,
    ];
    heirs.some((heir) => heir && takesFocus(heir, selection));
  };
}

/** In a lesson the focus moves from the last choice to press to the next one. */
function nextStep(root, id, part) {
  const next = [...root.querySelectorAll("[data-next]:not(:disabled)")];
  const isHere = (choice) => choice.closest("section")?.id === part;
  return next.find((choice) => id && choice.id === id) ?? next.find(isHere) ?? next[0];
}

/** The name and value of a button, if it is one of several choices. */
export const choiceOf = (element) =>
  element.matches("button[name]") ? [element.name, element.value] : undefined;

/** The choices of a group, in page order. */
export const choicesIn = (group) => [...group.querySelectorAll("button:not(:disabled), a[href]")];

/** The button of the same choice, if it still exists. */
export function sameChoice(root, [name, value]) {
  const buttons = [...root.querySelectorAll("button[name]:not(:disabled)")];
  return buttons.find((button) => button.name === name && button.value === value);
}

function neighbour(root, name, place) {
  const group = root.querySelector(`[data-group="${CSS.escape(name)}"]`);
  const choices = group ? choicesIn(group) : [];
  return choices[Math.min(Math.max(place, 0), choices.length - 1)];
}

function takesFocus(element, [start, end]) {
  // The browser takes the focus from a hidden element, but only when it renders the next frame.
  if (document.activeElement === element) return element.checkVisibility({ visibilityProperty: true });
  // The table and headings can be focused only by scripts.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  if (end && element.setSelectionRange) element.setSelectionRange(start, end);
  return true;
}
