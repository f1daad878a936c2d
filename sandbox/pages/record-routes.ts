import { Type } from 'typebox';
import { AUDIT_KINDS } from '@sandbox/platform/audit/audit';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { DEMO_CUSTOMERS, clientIdOf } from '../world/demo-customers';
import { bankTimeText } from './bank-time';
import { html, type Html } from './html';
import { sendPage } from './page';

/** The levels of the portal's log (KIT-06). */
const LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR'];
const Filter = Type.Object({
  art: Type.Optional(Type.String({ maxLength: 40 })),
  fehler: Type.Optional(Type.String({ maxLength: 100 })),
});

/** How many entries a page shows. */
const SHOWN = 200;
const NAMES = new Map(
  DEMO_CUSTOMERS.map(({ zugangsnummer, firstName, lastName }) => [
    clientIdOf(zugangsnummer),
    `${firstName} ${lastName}`,
  ]),
);
const nameOf = (clientId: string): string => NAMES.get(clientId) ?? '—';

/** `/sandbox/log`: what the portal reported; `/sandbox/audit`: the trail of security events. Newest first. */
export function recordRoutes(server: BankServer, bank: Bank): void {
  const schema = { hide: true, querystring: Filter } as const;
  server.get('/sandbox/log', { schema }, async (request, reply) => {
    const { art = '', fehler = '' } = request.query;
    const entries = await bank.db
      .selectFrom('client_log')
      .selectAll()
      .$if(art !== '', (query) => query.where('level', '=', art))
      .$if(fehler !== '', (query) => query.where('error_id', '=', fehler))
      .orderBy('log_id', 'desc')
      .limit(SHOWN)
      .execute();
    const rows = entries.map(
      (entry) =>
        html`<tr>
          <td>${bankTimeText(entry.received_at.getTime())}</td>
          <td>${entry.level}</td>
          <td>
            ${entry.message}${entry.error_id === null ? undefined : html`<br /><span class="dim">Fehler ${entry.error_id}</span>`}
          </td>
          <td>${[entry.category, entry.source].filter((text) => text !== null).join(', ')}</td>
          <td>${nameOf(entry.client_id)}</td>
          <td><code>${JSON.stringify(entry.detail)}</code></td>
        </tr>`,
    );
    return sendPage(reply, '/sandbox/log', {
      title: 'Protokoll',
      main: record(
        'Protokoll des Portals',
        'Was das Portal der Bank gemeldet hat (POST /cp/clientlog), das Neueste zuerst.',
        ['Zeit', 'Stufe', 'Meldung', 'Herkunft', 'Person', 'Weiteres'],
        rows,
        html`${choice('Stufe', LEVELS, art)}
          <div class="field">
            <label for="fehler">Fehlernummer</label
            ><input id="fehler" name="fehler" value="${fehler}" maxlength="100" />
          </div>`,
      ),
    });
  });

  server.get('/sandbox/audit', { schema }, async (request, reply) => {
    const { art = '' } = request.query;
    const events = await bank.db
      .selectFrom('audit_event')
      .selectAll()
      .$if(art !== '', (query) => query.where('kind', '=', art))
      .orderBy('event_id', 'desc')
      .limit(SHOWN)
      .execute();
    const rows = events.map(
      (event) =>
        html`<tr>
          <td>${bankTimeText(event.happened_at.getTime())}</td>
          <td>${event.kind}</td>
          <td>${nameOf(event.client_id)}</td>
          <td><code>${JSON.stringify(event.detail)}</code></td>
        </tr>`,
    );
    return sendPage(reply, '/sandbox/audit', {
      title: 'Prüfspur',
      main: record(
        'Prüfspur',
        'Sicherheitsereignisse. Zeilen kommen nur hinzu; keine wird geändert oder gelöscht.',
        ['Zeit', 'Ereignis', 'Person', 'Einzelheiten'],
        rows,
        choice('Ereignis', AUDIT_KINDS, art),
      ),
    });
  });
}

/** A choice among kinds, all of them at first. */
function choice(label: string, kinds: readonly string[], chosen: string): Html {
  return html`<div class="field">
    <label for="art">${label}</label
    ><select id="art" name="art">
      <option value="">alle</option>
      ${kinds.map((kind) => html`<option ${kind === chosen ? html` selected` : undefined}>${kind}</option>`)}
    </select>
  </div>`;
}

function record(
  title: string,
  lead: string,
  columns: readonly string[],
  rows: readonly Html[],
  filter: Html,
): Html {
  return html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    <form method="get" class="row field">
      ${filter}
      <button type="submit">Anzeigen</button>
    </form>
    ${
      rows.length === 0
        ? html`<p>Kein Eintrag.</p>`
        : html`<div class="region" role="region" aria-label="${title}" tabindex="0">
            <table>
              <thead>
                <tr>
                  ${columns.map((column) => html`<th scope="col">${column}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }`;
}
