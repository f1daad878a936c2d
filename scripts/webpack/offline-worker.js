// Becomes the end of `offline.js` (offline-plugin.ts): keeps the shell and the built files of this version, and nothing else.

/** @typedef {Event & { waitUntil(done: Promise<unknown>): void }} LifeEvent */
/** @typedef {Event & { readonly request: Request, respondWith(answer: Promise<Response>): void }} AskEvent */
/** @typedef {{ skipWaiting(): Promise<void>, clients: { claim(): Promise<void> } }} Keeper */
/** @typedef {{ depotwerkBuild: { version: string, files: readonly string[] } }} Built */

const worker = /** @type {Window & Keeper & Built} */ (/** @type {unknown} */ (self));
const { version, files } = worker.depotwerkBuild;
const cacheName = `depotwerk-${version}`;
const page = '/ngbrk/';
const hashed = /\.[0-9a-f]{6}\.\w+$/;

/** One after another, so that the page's own calls are not kept waiting. */
async function keepAll() {
  const cache = await caches.open(cacheName);
  for (const file of files)
    await cache.add(new Request(file, { cache: hashed.test(file) ? 'default' : 'no-cache' }));
  await worker.skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {string} file */
const kept = async (file) => (await caches.open(cacheName)).match(file, { ignoreVary: true });

/**
 * The network comes first: what is kept is for the time without one.
 * @param {Request} request
 * @param {string} file
 */
const networkFirst = (request, file) =>
  fetch(request).catch(async (/** @type {unknown} */ reason) => {
    const found = await kept(file);
    if (found === undefined) throw reason;
    return found;
  });

/**
 * What is answered by this worker; undefined where the browser asks the bank itself.
 * @param {Request} request
 */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return undefined;
  // A file the portal does not have is no page of its router.
  if (request.mode === 'navigate')
    return /\.[a-z0-9]{2,5}$/i.test(pathname) ? undefined : networkFirst(request, page);
  if (!files.includes(pathname)) return undefined;
  return hashed.test(pathname)
    ? kept(pathname).then((found) => found ?? fetch(request))
    : networkFirst(request, pathname);
}

worker.addEventListener('install', (event) => /** @type {LifeEvent} */ (event).waitUntil(keepAll()));
worker.addEventListener('activate', (event) => /** @type {LifeEvent} */ (event).waitUntil(forgetOthers()));
worker.addEventListener('fetch', (event) => {
  const asked = /** @type {AskEvent} */ (event);
  const answer = answerTo(asked.request);
  if (answer !== undefined) asked.respondWith(answer);
});
