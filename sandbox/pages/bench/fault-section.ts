import { FAULT_KINDS, faultName, type Fault } from '@sandbox/platform/faults/fault';
import { html, type Html } from '../html';

type Proposal = Pick<Fault, 'path' | 'kind'> &
  Partial<Pick<Fault, 'method' | 'value' | 'text'>> & { readonly name: string };

/** What is tried most often, at one click. */
const PROPOSALS: readonly Proposal[] = [
  { name: 'Alle Aufrufe langsam', path: '/api', kind: 'latency', value: 3000 },
  { name: 'Order: Antwort verloren', path: '/api/brokerage/v3/orders', method: 'POST', kind: 'drop-answer' },
  { name: 'Orderbuch: Server kaputt', path: '/api/brokerage/depots', kind: 'status', value: 500 },
  { name: 'Depots: Zugriff verweigert', path: '/api/brokerage/clients', kind: 'status', value: 403 },
  {
    name: 'Depots: anderswohin geschickt',
    path: '/api/brokerage/clients',
    kind: 'error-uri',
    text: '/cp/error/session-locked',
  },
  {
    name: 'Prüfung: Aktion gesperrt',
    path: '/api/brokerage/v3/orders',
    kind: 'precondition',
    text: 'fehler-aktion-gesperrt',
  },
  { name: 'Rollen nicht lesbar', path: '/cp/guard', kind: 'status', value: 500 },
  { name: 'Texte: Datei leer', path: '/ngbrk/assets/i18n', kind: 'empty' },
  { name: 'Texte: Datei ungültig', path: '/ngbrk/assets/i18n', kind: 'truncate' },
  { name: 'Texte der Redaktion fehlen', path: '/cms/i18n', kind: 'status', value: 404 },
  { name: 'Texte der Redaktion: Fehler', path: '/cms/i18n', kind: 'status', value: 500 },
  { name: 'Einrichtung ungültig', path: '/ngbrk/config.json', kind: 'truncate' },
  { name: 'Ereignisse nicht erreichbar', path: '/api/events', kind: 'not-reached' },
];

/** Faults: those that are on, each with its way out, then the usual ones at one click, then any other. */
export function faultSection(faults: readonly Fault[]): Html {
  return html`<section aria-labelledby="stoerungen">
    <h2 id="stoerungen">Störungen</h2>
    ${faults.length === 0 ? html`<p class="dim">Keine Störung eingeschaltet.</p>` : activeFaults(faults)}
    <h3>Oft gebraucht</h3>
    <ul class="chips">
      ${PROPOSALS.map(
        ({ name, ...fault }) =>
          html`<li>
            <form method="post" action="/sandbox/faults">
              ${Object.entries(fault).map(([member, value]) => html`<input type="hidden" name="${member}" value="${value ?? ''}" />`)}
              <button type="submit">${name}</button>
            </form>
          </li>`,
      )}
    </ul>
    <h3>Eigene</h3>
    ${wishForm()}
  </section>`;
}

function activeFaults(faults: readonly Fault[]): Html {
  return html`<ul class="list">
      ${faults.map(
        (fault) =>
          html`<li>
            <div>
              <strong>${faultName(fault.kind)}</strong>
              <div class="dim">${aim(fault)}</div>
            </div>
            <form method="post" action="/sandbox/faults/remove">
              <input type="hidden" name="id" value="${fault.id}" />
              <button type="submit" aria-label="Löschen: ${faultName(fault.kind)}, ${aim(fault)}">
                Löschen
              </button>
            </form>
          </li>`,
      )}
    </ul>
    <form method="post" action="/sandbox/faults/clear" class="field">
      <button type="submit">Alle Störungen löschen</button>
    </form>`;
}

const aim = ({ method = 'alle', path, value, text, times }: Fault): string =>
  [
    `${method} ${path}`,
    ...(value === undefined ? [] : [`Wert ${String(value)}`]),
    ...(text === undefined ? [] : [text]),
    ...(times === undefined ? [] : [`noch ${String(times)}-mal`]),
  ].join(', ');

function wishForm(): Html {
  return html`<form method="post" action="/sandbox/faults">
    <div class="row field">
      <div class="field">
        <label for="path">Pfad beginnt mit</label
        ><input id="path" name="path" value="/api/brokerage/v3/orders" required maxlength="300" />
      </div>
      <div class="field">
        <label for="method">Methode</label
        ><select id="method" name="method">
          <option value="">alle</option>
          ${['GET', 'POST', 'PATCH', 'DELETE'].map((method) => html`<option>${method}</option>`)}
        </select>
      </div>
    </div>
    <div class="field">
      <label for="kind">Was geschieht</label
      ><select id="kind" name="kind">
        ${FAULT_KINDS.map((kind) => html`<option value="${kind}">${faultName(kind)}</option>`)}
      </select>
    </div>
    <div class="row field">
      <div class="field">
        <label for="value">Zahl (freiwillig)</label
        ><input id="value" name="value" inputmode="numeric" maxlength="6" />
      </div>
      <div class="field">
        <label for="text">Schlüssel oder Ziel (freiwillig)</label
        ><input id="text" name="text" maxlength="300" />
      </div>
      <div class="field">
        <label for="times">Wie oft (leer: bis zum Löschen)</label
        ><input id="times" name="times" inputmode="numeric" maxlength="4" />
      </div>
    </div>
    <button type="submit">Störung einschalten</button>
  </form>`;
}
