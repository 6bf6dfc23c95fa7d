// The service worker: files of the app, the reader's own pages as they were last seen, and notifications.
// The server puts `SHELL` before this text, the files and pages that every visit may need.

const FILES = `files ${SHELL.folder}`;
const PAGES = "pages";
const BOARDS = "boards";
// More pages than anybody plays games at a time.
const MOST_PAGES = 60;

const FOLDERS = /\/assets\/[0-9a-f]{16}\//g;
const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/;
const OTHER_READER = /\/account\/(sign-in|sign-out|delete)$/;

addEventListener("install", (event) => {
  // Addresses of files contain a fingerprint, so open pages do not mind another worker.
  skipWaiting();
  event.waitUntil(fill());
});
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin) return;
  if (mode === "navigate" && method === "GET") event.respondWith(visit(event));
  else if (mode === "navigate" && OTHER_READER.test(pathname)) event.waitUntil(forget());
  else if (method !== "GET") return;
  else if (pathname.startsWith("/assets/")) event.respondWith(file(event.request, FILES));
  else if (/^\/boards\/.+\.css$/.test(pathname)) event.respondWith(file(event.request, BOARDS));
});
addEventListener("message", (event) => event.waitUntil(renew(event.data)));
addEventListener("push", (event) => event.waitUntil(announce(event.data)));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data.address));
});

async function fill() {
  const files = await caches.open(FILES);
  // Without cookies: these pages are nobody's.
  const pages = SHELL.pages.map((address) => new Request(address, { credentials: "omit" }));
  await files.addAll([...SHELL.files, ...pages]);
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => ![FILES, PAGES, BOARDS].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

/** A page comes from the server while that answers, and from the store only if it does not. */
async function visit(event) {
  const address = new URL(event.request.url);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(note(address, answer.clone()));
    return answer;
  } catch (error) {
    const page = (await stored(pathOf(address))) ?? (await withoutConnection(address));
    if (page) return page;
    throw error;
  }
}

/** Stores a page that the server allows to store, or forgets all if the reader is nobody. */
async function note({ pathname, search }, answer) {
  const wish = answer.ok && answer.headers.get("x-offline");
  if (wish === "forget") await forget();
  if (wish === "keep" && !search) await store(pathOf({ pathname }), await answer.text(), answer.headers);
}

async function store(path, text, given) {
  const headers = new Headers(given);
  headers.delete("content-encoding");
  headers.set("x-stored", new Date().toISOString());
  const pages = await caches.open(PAGES);
  await pages.put(path, new Response(text, { headers }));
  const all = await pages.keys();
  await Promise.all(all.slice(0, -MOST_PAGES).map((oldest) => pages.delete(oldest)));
}

/** A stored page, marked as such, with the files of this version. */
async function stored(path) {
  const page = await caches.match(path, { cacheName: PAGES });
  if (!page) return undefined;
  const mark = `<html data-stored="${page.headers.get("x-stored")}" `;
  const text = (await page.text()).replace("<html ", mark).replaceAll(FOLDERS, SHELL.folder);
  return new Response(text, { headers: page.headers });
}

const withoutConnection = async ({ pathname }) =>
  (await caches.match(`${LANGUAGE.exec(pathname)?.[0]}/offline`)) ?? caches.match(SHELL.pages[0]);

/** Puts the newest state of a table into its stored page, if that is stored. */
async function renew({ path, table }) {
  const page = await caches.match(path, { cacheName: PAGES });
  if (!page) return;
  const [before, rest] = (await page.text()).split(/(?=<main )/);
  const after = rest?.split("</main>")[1];
  if (after !== undefined) await store(path, before + table + after, page.headers);
}

/** Nothing of the last reader stays. */
async function forget() {
  await caches.delete(PAGES);
  await navigator.clearAppBadge?.();
  (await registration.getNotifications()).forEach((one) => one.close());
}

/** A file whose address changes with its content. */
async function file(request, name) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && name === BOARDS) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

/** Browsers take the permission away if a push shows nothing, so it always shows something. */
async function announce(data) {
  const { title = "Hamburgum", body, tag, url = "/", lang } = read(data);
  const options = { body, tag, lang, icon: SHELL.icon, renotify: Boolean(tag), data: { address: url } };
  await registration.showNotification(title, options);
  await navigator.setAppBadge?.();
}

function read(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

/** Shows a page of this server: in the window that has it, whatever its language, or in a new one. */
async function showPage(address) {
  const { pathname, search } = new URL(address, location.origin);
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const plain = (path) => path.replace(LANGUAGE, "");
  const shown = windows.find(({ url }) => plain(new URL(url).pathname) === plain(pathname));
  await (shown ? shown.focus() : clients.openWindow(pathname + search));
}

const pathOf = ({ pathname }) => pathname.replace(/(.)\/$/, "$1");
