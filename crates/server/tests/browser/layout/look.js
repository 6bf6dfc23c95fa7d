// The violations in the current layout of the table, and the positions of its targets.
//
// `touched` requires targets of the size of a finger, `rows` is the required number of visible
// choices.

(({ touched, rows }) => {
  const FINGER = 44;
  const problems = [];
  const blame = (what, thing) => problems.push(`${what}: ${describe(thing)}`);
  const describe = (thing) => `${thing.id || thing.className} ${thing.value ?? ""}`.trim();

  const boxOf = (thing) => thing.getBoundingClientRect();
  const isShown = (thing) => thing.checkVisibility() && boxOf(thing).width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);

  const panel = document.querySelector("#turn > .asks");
  const list = panel?.querySelector(".options");
  // The finale covers everything, and has its own story.
  const hasFinale = all(".finale").length > 0;
  const commands = hasFinale ? [] : all("#turn > .act > .cmd :is(button, a)");
  const choices = all("#turn .options button:not([aria-disabled])");
  // The last press may have scrolled the list.
  if (list) list.scrollTop = 0;

  if (document.documentElement.scrollWidth > innerWidth) problems.push("the page scrolls sideways");

  for (const command of commands) {
    if (!isInside(boxOf(command), screen())) blame("a command is off the screen", command);
    else if (!isHit(command)) blame("a command is covered", command);
  }
  if (panel && commands.length < 2) problems.push("commands are missing");

  if (list) {
    checkRows();
    checkChoices();
    checkRegions();
  }
  checkOverlaps([...commands, ...choices.filter((choice) => isInside(boxOf(choice), boxOf(list)))]);
  if (touched) {
    for (const target of [...commands, ...choices]) {
      const { width, height } = boxOf(target);
      if (Math.min(width, height) < FINGER - 0.5) blame(`${width} x ${height} is less than a finger`, target);
    }
  }

  function screen() {
    return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  }

  function isInside(box, around) {
    const slack = 0.6;
    return (
      box.left >= around.left - slack &&
      box.top >= around.top - slack &&
      box.right <= around.right + slack &&
      box.bottom <= around.bottom + slack
    );
  }

  /** Whether a press in its middle would reach it. */
  function isHit(target) {
    const { left, top, width, height } = boxOf(target);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(hit) && (target === hit || target.contains(hit));
  }

  function checkRows() {
    const all = [...list.querySelectorAll(".choices > li, .scoring, .skip-it")];
    const seen = all.filter((row) => isInside(boxOf(row), boxOf(list)));
    const wanted = Math.min(rows, all.length);
    if (seen.length < wanted) problems.push(`${seen.length} of ${all.length} rows are seen in ${list.clientHeight} px`);
  }

  /** Every choice can be brought into the list's window, and is hit there. */
  function checkChoices() {
    for (const choice of choices) {
      choice.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (!isInside(boxOf(choice), boxOf(list))) blame("a choice cannot be reached", choice);
      else if (!isHit(choice)) blame("a choice is covered", choice);
    }
    list.scrollTop = 0;
    list.querySelectorAll(".cb, .scores").forEach((strip) => (strip.scrollLeft = 0));
    if (window.scrollX || window.scrollY) window.scrollTo(0, 0);
  }

  /** The parts of the panel, and the parts of the page, lie side by side. */
  function checkRegions() {
    checkOverlaps(all("#turn > .asks > *").filter((part) => !part.matches("[open]")));
    checkOverlaps(all(".bar, #players, #city, #turn, .tabs, .side > .log, .side > .talk"));
    if (list.scrollWidth > list.clientWidth) problems.push("the list scrolls sideways");
  }

  function checkOverlaps(things) {
    for (const [place, one] of things.entries()) {
      for (const other of things.slice(place + 1)) {
        if (areOver(boxOf(one), boxOf(other))) blame(`${describe(one)} lies over`, other);
      }
    }
  }

  function areOver(one, other) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 1 && down > 1;
  }

  const place = (target) => {
    const { left, top, width, height } = boxOf(target);
    return [`${target.name} ${target.value}`, [left, top, width, height].map(Math.round)];
  };
  return {
    problems,
    asks: document.getElementById("table").dataset.asks ?? "",
    commands: Object.fromEntries(commands.filter((one) => one.name).map(place)),
    choices: Object.fromEntries(all("#turn .options button:not([aria-disabled])").map(place)),
  };
})
