// What belongs to the reader and survives a new state: typed text, open parts, focus, scroll positions.

/** Whether this attribute is the reader's (or the scripts') and not the server's to change. */
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

/** Whether scripts alone write here: the server does not know how the connection is. */
export const isOurs = (node) => node.id === "connection";

/** Whether somebody has typed here; hidden fields hold the server's values. */
function isTyped(element) {
  const holdsText = element.matches("textarea, input:not([type=hidden], [type=checkbox], [type=radio])");
  return holdsText && element.value !== element.defaultValue;
}

/** Remembers how far parts are scrolled; the answer scrolls them there again. */
export function rememberScroll(root) {
  const scrolled = [...root.querySelectorAll("[id]")]
    .filter((part) => part.scrollTop || part.scrollLeft)
    .map((part) => [part.id, part.scrollLeft, part.scrollTop, isAtItsEnd(part)]);
  return () => {
    for (const [id, left, top, wasAtItsEnd] of scrolled) {
      const part = document.getElementById(id);
      // Who reads the newest lines of a log wants to go on reading the newest.
      part?.scrollTo({ left, top: wasAtItsEnd ? part.scrollHeight : top, behavior: "instant" });
    }
  };
}

const isAtItsEnd = (part) => part.scrollTop + part.clientHeight >= part.scrollHeight - 2;

/**
 * Remembers what has the focus; the answer gives it back. A choice that is gone hands the focus to the
 * next one of its group, so that nobody who plays by keyboard is thrown to the top of the page, and
 * never to another choice that took over its element unnoticed. What is folded away or hidden takes no
 * focus: then the next best does.
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

/** In a lesson the focus goes from what was to be pressed to what is to be pressed next. */
function nextStep(root, id, part) {
  const next = [...root.querySelectorAll("[data-next]:not(:disabled)")];
  const isHere = (choice) => choice.closest("section")?.id === part;
  return next.find((choice) => id && choice.id === id) ?? next.find(isHere) ?? next[0];
}

/** What a button chooses, by name and value, if it is one of several. */
export const choiceOf = (element) =>
  element.matches("button[name]") ? [element.name, element.value] : undefined;

/** The choices of a group, in the order of the page. */
export const choicesIn = (group) => [...group.querySelectorAll("button:not(:disabled), a[href]")];

/** The button that chooses the same, if there is still one. */
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
  if (document.activeElement === element) return true;
  // The table itself and headings take the focus only from a script.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return false;
  if (end && element.setSelectionRange) element.setSelectionRange(start, end);
  return true;
}
