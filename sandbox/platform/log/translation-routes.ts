import type { Bank } from '../bank';
import type { BankServer } from '../http/bank-server';
import { NOT_FOUND, refuse } from '../http/refusal';

/** What the bank's editors add to or change in the portal's texts (portal.md 7: translations under /cms/i18n/). */
const OVERRIDES: Readonly<Record<string, object>> = {
  de: { cms: { notice: 'Werkbank: Prüfbetrieb mit erfundenen Daten.' } },
  en: { cms: { notice: 'Werkbank: test operation with made-up data.' } },
};

/** The small override layer of the translations. */
export function translationRoutes(server: BankServer, _bank: Bank): void {
  server.get<{ Params: { file: string } }>(
    '/cms/i18n/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const texts = OVERRIDES[request.params.file.replace(/\.json$/, '')];
      return texts === undefined ? refuse(reply, NOT_FOUND) : reply.send(texts);
    },
  );
}
