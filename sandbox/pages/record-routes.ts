import type { Bank } from '../foundation/bank';
import type { BankServer } from '../http/bank-server';
import { DEMO_CUSTOMERS, clientIdOf } from '../world/demo-customers';
import { bankTimeText } from './bank-time';
import { html, type Html } from './html';
import { sendPage } from './page';

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
  const schema = { hide: true } as const;
  server.get('/sandbox/log', { schema }, async (_request, reply) => {
    const entries = await bank.db
      .selectFrom('client_log')
      .selectAll()
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
      ),
    });
  });

  server.get('/sandbox/audit', { schema }, async (_request, reply) => {
    const events = await bank.db
      .selectFrom('audit_event')
      .selectAll()
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
      ),
    });
  });
}

function record(title: string, lead: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${
      rows.length === 0
        ? html`<p>Noch kein Eintrag.</p>`
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
