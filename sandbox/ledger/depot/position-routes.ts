import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { listAnswer } from '@sandbox/platform/http/list-answer';
import { NOT_FOUND, refuse } from '@sandbox/platform/http/refusal';
import { NameList, isListed } from '@sandbox/platform/http/name-list';
import { PagingQuery } from '@sandbox/platform/http/schemas';
import { marketOf } from '../../market/market';
import { InstrumentQuery, letsThrough, namedInstrument } from '../../market/named-instrument';
import { depotOf } from './depot-answer';
import { depotReading } from './depot-reading';
import { ownsDepot } from './own-depot';
import { PositionSchema, TotalsSchema, positionAnswer, positionIdOf, totalsAnswer } from './position-answer';

/** The positions of a depot with their sums (api.md 4). */
export function positionRoutes(server: BankServer, bank: Bank): void {
  server.get(
    '/api/brokerage/v3/depots/:depotId/positions',
    {
      schema: {
        tags: ['depot'],
        params: Type.Object({ depotId: Type.String() }),
        querystring: Type.Object({
          'with-attr': NameList('instrument', 'depot', 'exchangerates', 'notes'),
          'without-attr': NameList('instrument', 'depot', 'positions', 'sector'),
          ...InstrumentQuery,
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
      const named = namedInstrument(market, query);
      const wanted = holdings.filter(({ holding }) =>
        letsThrough(named, holding.instrument.row.instrument_id),
      );
      const without = query['without-attr'];
      const withInstrument = isListed(query['with-attr'], 'instrument') && !isListed(without, 'instrument');
      const withRates = isListed(query['with-attr'], 'exchangerates');
      const depot = isListed(without, 'depot') ? undefined : await depotOf(bank, clientId, depotId);
      const page = listAnswer(reply, wanted, query);
      return {
        paging: page.paging,
        aggregated: { ...totalsAnswer(depotId, sums, at), ...(depot === undefined ? {} : { depot }) },
        values: (isListed(without, 'positions') ? [] : page.values).map((holding) => {
          const { instrument, fxRate, ...bare } = positionAnswer(market, holding, at);
          return {
            ...bare,
            ...(withInstrument && instrument && { instrument }),
            ...(withRates && fxRate && { fxRate }),
          };
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
        querystring: Type.Object({
          'with-attr': NameList('instrument', 'exchangerates'),
          'without-attr': NameList('instrument'),
        }),
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
      if (found === undefined) return refuse(reply, NOT_FOUND);
      const { instrument, fxRate, ...bare } = positionAnswer(market, found, at);
      return {
        ...bare,
        ...(!isListed(request.query['without-attr'], 'instrument') && instrument && { instrument }),
        ...(isListed(request.query['with-attr'], 'exchangerates') && fxRate && { fxRate }),
      };
    },
  );
}
