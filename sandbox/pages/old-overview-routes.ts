import type { BankServer } from '@sandbox/platform/http/bank-server';
import { html } from './html';
import { sendPage } from './page';

const PATH = '/lp/wt/depotuebersicht';

const MAIN = html`<h1>Bisherige Depotübersicht</h1>
  <p class="lead">
    Für Sie ist die neue Depotübersicht noch nicht freigeschaltet. Die bisherige gehört nicht zur Werkbank.
  </p>
  <p><a class="button" href="/ngbrk/">Zurück zum Portal</a></p>`;

/** Stands in for the depot overview outside the portal, where customers without the new one are led (GU-06). */
export function oldOverviewRoutes(server: BankServer): void {
  server.get(PATH, { schema: { hide: true } }, async (_request, reply) =>
    sendPage(reply, PATH, { title: 'Bisherige Depotübersicht', main: MAIN }),
  );
}
