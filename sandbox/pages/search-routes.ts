import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { marketOf } from '../market/market';
import { sendPage } from './page';
import { searchPage } from './search-page';
import { findPages } from './site-pages';

const PATH = '/suche';
/** The most securities one answer lists. */
const MOST = 20;

/** The bank's site search, to which the portal's not-found page leads (SH-04, wire.md). */
export function searchRoutes(server: BankServer, bank: Bank): void {
  server.get(
    PATH,
    {
      config: { share: { part: 10, by: 'session' } },
      schema: {
        hide: true,
        querystring: Type.Object({ q: Type.Optional(Type.String({ maxLength: 100 })) }),
      },
    },
    async (request, reply) => {
      const text = (request.query.q ?? '').trim();
      const instruments = text === '' ? [] : (await marketOf(bank)).search(text).slice(0, MOST);
      return sendPage(reply, PATH, {
        title: 'Suche',
        main: searchPage({ text, pages: findPages(text), instruments }),
      });
    },
  );
}
