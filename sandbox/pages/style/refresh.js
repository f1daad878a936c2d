// Keeps a page of the bank up to date: fetches it again every two seconds and exchanges what changed in <main>,
// unless somebody is typing or has moved the focus there.
const INTERVAL = 2000;

async function refresh() {
  const main = document.querySelector('main');
  if (document.hidden || main === null || main.contains(document.activeElement)) return;
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  if (fresh !== null && fresh.innerHTML !== main.innerHTML) main.replaceChildren(...fresh.childNodes);
}

setInterval(() => {
  refresh().catch(() => undefined);
}, INTERVAL);
