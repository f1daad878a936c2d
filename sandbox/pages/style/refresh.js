// Keeps a page of the bank up to date: fetches it again every two seconds and exchanges what changed in <main>,
// unless somebody is typing or has moved the focus there.
const INTERVAL = 2000;

function refresh() {
  const main = document.querySelector('main');
  if (document.hidden || main === null || main.contains(document.activeElement)) return;
  // The browser itself reads the answer as a page: no markup is made from text here (trusted types).
  const request = new XMLHttpRequest();
  request.open('GET', location.href);
  request.responseType = 'document';
  request.addEventListener('load', () => {
    const fresh = request.status === 200 ? request.responseXML?.querySelector('main') : undefined;
    if (fresh && fresh.innerHTML !== main.innerHTML) main.replaceChildren(...fresh.childNodes);
  });
  request.send();
}

setInterval(refresh, INTERVAL);
