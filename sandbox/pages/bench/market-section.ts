import type { RateOfYear } from '@sandbox/areas/tax/income/base-rates';
import { DEMO_INSTRUMENTS } from '@sandbox/market/catalogue/demo-instruments';
import { worldInstruments } from '@sandbox/market/catalogue/instruments';
import { html, type Html } from '../html';

const names = new Map(worldInstruments().map(({ wkn, name }) => [wkn, name]));

/** What can be done to the market of one instrument, and what each demo instrument is there for. */
export const marketSection = (): Html =>
  html`<section aria-labelledby="markt">
    <h2 id="markt">Markt eines Wertpapiers</h2>
    <form method="post" action="/sandbox/market">
      <div class="row">
        <div class="field">
          <label for="instrument">WKN oder ISIN</label
          ><input id="instrument" name="instrument" list="wertpapiere" required maxlength="40" />
          <datalist id="wertpapiere">
            ${DEMO_INSTRUMENTS.map(({ wkn }) => html`<option value="${wkn}">${names.get(wkn)}</option>`)}
          </datalist>
        </div>
        <div class="field">
          <label for="price">Kurs</label
          ><input id="price" name="price" inputmode="decimal" placeholder="232,75" maxlength="20" />
        </div>
        <div class="field">
          <label for="percent">Sprung in Prozent</label
          ><input id="percent" name="percent" inputmode="decimal" placeholder="-5" maxlength="8" />
        </div>
      </div>
      <div class="row">
        <button type="submit">Kurs setzen</button>
        <button type="submit" formaction="/sandbox/market/jump">Sprung um %</button>
        <button type="submit" formaction="/sandbox/market/halt">Handel aussetzen</button>
        <button type="submit" formaction="/sandbox/market/resume">Handel fortsetzen</button>
        <button type="submit" formaction="/sandbox/market/action">Corporate Action</button>
      </div>
      <p class="dim">
        Der Kurs gilt sofort an allen Handelsplätzen und läuft von dort weiter. Eine Corporate Action setzt
        den Kurs und streicht die offenen Orders. Solange der Handel ausgesetzt ist, stellt niemand Preise.
      </p>
    </form>
  </section>`;

/** What each demo instrument is there for. */
export const instrumentSection = (): Html =>
  html`<section aria-labelledby="wertpapiere-zweck">
    <h2 id="wertpapiere-zweck">Wofür die Wertpapiere da sind</h2>
    <div class="region" role="region" aria-label="Wertpapiere und ihr Zweck" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">WKN</th>
            <th scope="col">Name</th>
            <th scope="col">Zeigt</th>
          </tr>
        </thead>
        <tbody>
          ${DEMO_INSTRUMENTS.map(
            ({ wkn, shows }) =>
              html`<tr>
                <th scope="row">${wkn}</th>
                <td>${names.get(wkn)}</td>
                <td>${shows}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;

/** So many years are shown; what lies further back has long been booked. */
const SHOWN = 5;

/** The base rates of the last years, and a form for the one that the ministry has published since. */
export function baseRateSection(rates: readonly RateOfYear[]): Html {
  const missing = rates.filter(({ source }) => source === 'UNKNOWN').toReversed();
  return html`<section aria-labelledby="basiszins">
    <h2 id="basiszins">Basiszins</h2>
    <p class="dim">
      Das Bundesministerium der Finanzen veröffentlicht ihn im Januar für das Jahr. Ohne ihn nimmt die Bank
      keine Vorabpauschale an; wird er später genannt, bucht sie sie sofort nach, genau einmal.
    </p>
    <ul class="list">
      ${rates.slice(0, SHOWN).map(
        ({ year, rate, source }) =>
          html`<li>
            <div>
              <strong>${year}</strong>
              <div class="dim">
                ${rate === undefined ? 'noch nicht bekannt' : `${percentText(rate)} %${source === 'TOLD' ? ', hier genannt' : ''}`}
              </div>
            </div>
          </li>`,
      )}
    </ul>
    ${
      missing.length === 0
        ? html`<p class="dim">Es fehlt keiner.</p>`
        : html`<form method="post" action="/sandbox/base-rates" class="row field">
            <div class="field">
              <label for="basiszinsjahr">Jahr</label
              ><select id="basiszinsjahr" name="year">
                ${missing.map(({ year }) => html`<option>${year}</option>`)}
              </select>
            </div>
            <div class="field">
              <label for="basiszinssatz">Basiszins in Prozent</label
              ><input
                id="basiszinssatz"
                name="rate"
                inputmode="decimal"
                placeholder="3,20"
                required
                maxlength="6"
              />
            </div>
            <button type="submit">Nennen</button>
          </form>`
    }
  </section>`;
}

const percentText = (rate: string): string => rate.replace('.', ',');
