import type { RateOfYear } from '@sandbox/areas/tax/income/base-rates';
import type { Fault } from '@sandbox/platform/faults/fault';
import { DEMO_CUSTOMERS } from '../../world/demo-customers';
import { faultSection } from './fault-section';
import { html, type Html } from '../html';
import { baseRateSection, instrumentSection, marketSection } from './market-section';
import { streamSection } from './stream-section';

export interface BenchFacts {
  readonly bankTime: string;
  readonly isTradingTime: boolean;
  readonly speed: number;
  readonly faults: readonly Fault[];
  readonly baseRates: readonly RateOfYear[];
  readonly streamsAreSilent: boolean;
  /** What the last form did, in words. */
  readonly notice: { readonly text: string; readonly isProblem: boolean } | undefined;
}

/** The test bench: clock, prices, faults, reset, and the way to what the bank has recorded. */
export function benchPage(facts: BenchFacts): Html {
  return html`<h1>Prüfstand</h1>
    <p class="lead">
      Uhr, Kurse und Störungen der Werkbank. Alles hier gilt sofort und für alle, die gerade angemeldet sind.
    </p>
    ${facts.notice === undefined ? undefined : html`<p class="note ${facts.notice.isProblem ? 'error' : 'ok'}" role="status">${facts.notice.text}</p>`}
    <div class="columns-2">
      <div>${clockSection(facts)} ${baseRateSection(facts.baseRates)} ${recordSection()}</div>
      <div>
        ${marketSection()} ${faultSection(facts.faults)} ${streamSection(facts.streamsAreSilent)}
        ${resetSection()}
      </div>
    </div>
    ${instrumentSection()}`;
}

function clockSection({ bankTime, isTradingTime, speed }: BenchFacts): Html {
  return html`<section aria-labelledby="uhr">
    <h2 id="uhr">Uhr</h2>
    <p>
      <strong>${bankTime}</strong><br /><span class="dim"
        >${isTradingTime ? 'Börsen geöffnet' : 'Börsen geschlossen'}, Geschwindigkeit ${speed}-fach</span
      >
    </p>
    <form method="post" action="/sandbox/clock" class="field">
      <input type="hidden" name="nextTradingTime" value="true" /><button type="submit">
        Auf den nächsten Handelsbeginn stellen
      </button>
    </form>
    <form method="post" action="/sandbox/clock" class="row field">
      <div class="field">
        <label for="vor">Vorstellen um</label
        ><select id="vor" name="advance">
          <option value="60">1 Minute</option>
          <option value="300">5 Minuten</option>
          <option value="3600">1 Stunde</option>
          <option value="86400">1 Tag</option>
          <option value="604800">1 Woche</option>
        </select>
      </div>
      <button type="submit">Vorstellen</button>
    </form>
    <form method="post" action="/sandbox/clock" class="row field">
      <div class="field">
        <label for="tempo">Geschwindigkeit</label
        ><select id="tempo" name="speed">
          ${[0, 1, 10, 60, 600, 3600].map((value) => html`<option value="${value}" ${value === speed ? html` selected` : undefined}>${value === 0 ? 'angehalten' : `${String(value)}-fach`}</option>`)}
        </select>
      </div>
      <button type="submit">Einstellen</button>
    </form>
    <form method="post" action="/sandbox/clock" class="row field">
      <div class="field">
        <label for="zeitpunkt">Zeitpunkt</label
        ><input id="zeitpunkt" name="set" placeholder="2026-11-23T10:00:00+01:00" required />
      </div>
      <button type="submit">Stellen</button>
    </form>
  </section>`;
}

function recordSection(): Html {
  return html`<section aria-labelledby="aufzeichnungen">
    <h2 id="aufzeichnungen">Aufzeichnungen</h2>
    <ul class="list">
      <li><a href="/sandbox/log">Protokoll des Portals</a></li>
      <li><a href="/sandbox/audit">Prüfspur der Sicherheitsereignisse</a></li>
      <li><a href="/sandbox/api/ledger">Hauptbuch (JSON)</a></li>
      <li><a href="/api/docs/">Beschreibung aller Aufrufe (OpenAPI)</a></li>
    </ul>
  </section>`;
}

function resetSection(): Html {
  return html`<section aria-labelledby="neu">
    <h2 id="neu">Entsperren und neu beginnen</h2>
    <form method="post" action="/sandbox/unlock" class="row field">
      <div class="field">
        <label for="zugangsnummer">Freigabe entsperren für</label
        ><select id="zugangsnummer" name="zugangsnummer">
          ${DEMO_CUSTOMERS.map(({ zugangsnummer, firstName, lastName }) => html`<option value="${zugangsnummer}">${firstName} ${lastName}</option>`)}
        </select>
      </div>
      <button type="submit">Entsperren</button>
    </form>
    <form method="post" action="/sandbox/reset">
      <p>Eine neue Welt löscht alle Orders, Buchungen und Sitzungen.</p>
      <button class="danger" type="submit">Welt neu anlegen</button>
    </form>
  </section>`;
}
