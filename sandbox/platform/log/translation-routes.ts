import { Type } from 'typebox';
import type { Bank } from '../bank';
import type { BankServer } from '../http/bank-server';

/** What the bank's editors add to or change in the portal's texts (portal.md 7: translations under /cms/i18n/). */
const OVERRIDES = {
  'de.json': { cms: { notice: 'Werkbank: Prüfbetrieb mit erfundenen Daten.' } },
  'en.json': { cms: { notice: 'Werkbank: test operation with made-up data.' } },
};

const Params = Type.Object({ file: Type.Union([Type.Literal('de.json'), Type.Literal('en.json')]) });

/** The small override layer of the translations; a file by any other name is not found. */
export function translationRoutes(server: BankServer, _bank: Bank): void {
  server.get('/cms/i18n/:file', { schema: { hide: true, params: Params } }, async (request, reply) =>
    reply.send(OVERRIDES[request.params.file]),
  );
}
