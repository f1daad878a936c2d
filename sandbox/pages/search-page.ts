import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { html, type Html } from './html';
import type { SitePage } from './site-pages';

/** What was looked for, and what there is. */
export interface SearchFacts {
  readonly text: string;
  readonly pages: readonly SitePage[];
  readonly instruments: readonly CatalogueInstrument[];
}

/** The site search: its field with the text still in it, pages, then securities with the way to an order (SH-04). */
export function searchPage({ text, pages, instruments }: SearchFacts): Html {
  const isEmpty = pages.length === 0 && instruments.length === 0;
  return html`<h1>Suche</h1>
    <form method="get" action="/suche" role="search">
      <div class="field">
        <label for="q">Seite, Wertpapier, WKN oder ISIN</label>
        <input id="q" name="q" type="search" maxlength="100" value="${text}" aria-describedby="treffer" />
      </div>
      <button class="go" type="submit">Suchen</button>
    </form>
    <p class="lead" id="treffer" role="status">${countWords(text, pages.length + instruments.length)}</p>
    ${pages.length === 0 ? undefined : pageList(pages)}
    ${instruments.length === 0 ? undefined : instrumentList(instruments)}
    ${isEmpty ? html`<p><a class="button" href="/ngbrk/">Zur Startseite</a></p>` : undefined}`;
}

function countWords(text: string, count: number): string {
  if (text === '') return 'Geben Sie ein, was Sie suchen.';
  if (count === 0)
    return `Kein Treffer für „${text}“. Prüfen Sie die Schreibweise, oder suchen Sie nach der WKN.`;
  return count === 1 ? `Ein Treffer für „${text}“.` : `${String(count)} Treffer für „${text}“.`;
}

const pageList = (pages: readonly SitePage[]): Html =>
  html`<section aria-labelledby="seiten">
    <h2 id="seiten">Seiten</h2>
    <ul class="list">
      ${pages.map(
        ({ path, name, about }) =>
          html`<li>
            <div>
              <h3><a href="${path}">${name}</a></h3>
              <div class="dim">${about}</div>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;

const instrumentList = (instruments: readonly CatalogueInstrument[]): Html =>
  html`<section aria-labelledby="wertpapiere">
    <h2 id="wertpapiere">Wertpapiere</h2>
    <ul class="list">
      ${instruments.map(
        ({ row }) =>
          html`<li>
            <div>
              <h3><a href="/ngbrk/order/erstellung?wkn=${row.wkn}">${row.name}</a></h3>
              <div class="dim">WKN ${row.wkn}, ISIN ${row.isin}</div>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
