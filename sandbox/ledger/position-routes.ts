import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { PagingQuery } from '@sandbox/platform/http/schemas';
import { marketOf } from '../market/market';
import { depotReading } from './depot-reading';
import type { DepotHolding } from './holding-value';
import { ownsDepot } from './own-depot';
import { PositionSchema, TotalsSchema, positionAnswer, positionIdOf, totalsAnswer } from './position-answer';

const text = Type.Optional(Type.String());

/** The positions of a depot with their sums (api.md 4). */
export function positionRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/v3/depots/:depotId/positions',
    {
      schema: {
        tags: ['depot'],
        params: Type.Object({ depotId: Type.String() }),
        querystring: Type.Object({
          'with-attr': text,
          'without-attr': text,
          instrumentId: text,
          wkn: text,
          ...PagingQuery,
        }),
        response: {
          200: Type.Object({
            paging: Type.Object({ index: Type.Integer(), matches: Type.Integer() }),
            aggregated: TotalsSchema,
            values: Type.Array(PositionSchema),
          }),
        },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const { depotId } = request.params;
      if (!(await ownsDepot(bank.db, clientId, depotId))) return refuse(reply, NOT_FOUND);
      const { query } = request;
      const isFirstPage = (query['paging-first'] ?? 0) === 0;
      const { at, holdings, sums } = await depotReading(bank, market, clientId, depotId, isFirstPage);
      const code = query.instrumentId ?? query.wkn;
      const wanted = code === undefined ? holdings : holdings.filter(({ holding }) => isOf(code, holding));
      const withInstrument = query['with-attr']?.split(',').includes('instrument') === true;
      const page = listAnswer(reply, wanted, query);
      return {
        paging: page.paging,
        aggregated: totalsAnswer(depotId, sums, at),
        values: page.values.map((holding) => {
          const { instrument, ...bare } = positionAnswer(holding, at);
          return withInstrument && instrument !== undefined ? { ...bare, instrument } : bare;
        }),
      };
    },
  );

  server.get(
    '/api/brokerage/v3/depots/:depotId/positions/:positionId',
    {
      schema: {
        tags: ['depot'],
        params: Type.Object({ depotId: Type.String(), positionId: Type.String() }),
        response: { 200: PositionSchema },
      },
    },
    async (request, reply) => {
      const market = await marketOf(bank);
      const { clientId } = signedIn(request);
      const { depotId, positionId } = request.params;
      if (!(await ownsDepot(bank.db, clientId, depotId))) return refuse(reply, NOT_FOUND);
      const { at, holdings } = await depotReading(bank, market, clientId, depotId, true);
      const found = holdings.find(({ holding }) => positionIdOf(depotId, holding.instrument) === positionId);
      return found === undefined ? refuse(reply, NOT_FOUND) : positionAnswer(found, at);
    },
  );
}

/** Whether a holding is of the instrument with this WKN or id. */
const isOf = (code: string, { instrument: { row } }: DepotHolding): boolean =>
  code === row.wkn || code === row.instrument_id;
