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

/** Milliseconds the network has before what is kept stands in for it: a line that swallows a question never says so. */
const patience = 4000;
/** And before keeping a file is given up, and with it this version until the next visit. */
const keepingPatience = 60_000;

/** One after another, so that the page's own calls are not kept waiting. */
async function keepAll() {
  const cache = await caches.open(cacheName);
  for (const file of files)
    await cache.add(
      new Request(file, {
        cache: hashed.test(file) ? 'default' : 'no-cache',
        signal: AbortSignal.timeout(keepingPatience),
      }),
    );
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
function networkFirst(request, file) {
  const answer = fetch(request);
  /** @type {Promise<never>} */
  const silence = new Promise((_, reject) => setTimeout(reject, patience));
  // Where nothing is kept, the network has all the time it needs.
  return Promise.race([answer, silence]).catch(async () => (await kept(file)) ?? answer);
}

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
