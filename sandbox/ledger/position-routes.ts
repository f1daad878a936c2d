import { instant } from '@domain/shared/instant';
import { Type } from 'typebox';
import type { Bank } from '../foundation/bank';
import { signedIn } from '../http/access';
import type { BankServer } from '../http/bank-server';
import { listAnswer } from '../http/list-answer';
import { NOT_FOUND, refuse } from '../http/refusal';
import { PagingQuery } from '../http/schemas';
import { marketOf } from '../market/market';
import { depotHoldings } from './depot-holdings';
import { ownsDepot } from './own-depot';
import { PositionSchema, TotalsSchema, positionAnswer, totalsAnswer } from './position-answer';

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
      const now = instant(bank.clock.now());
      const { query } = request;
      const positions = (await depotHoldings(bank.db, market, clientId, depotId, now)).map((holding) =>
        positionAnswer(holding, now),
      );
      const withInstrument = query['with-attr']?.split(',').includes('instrument') === true;
      const code = query.instrumentId ?? query.wkn;
      const answers = positions
        .map(({ answer }) => answer)
        .filter(
          ({ instrument, wkn }) => code === undefined || code === wkn || code === instrument?.instrumentId,
        )
        .map(({ instrument, ...bare }) =>
          withInstrument && instrument !== undefined ? { ...bare, instrument } : bare,
        );
      return { ...listAnswer(reply, answers, query), aggregated: totalsAnswer(depotId, positions, now) };
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
      const now = instant(bank.clock.now());
      const found = (await depotHoldings(bank.db, market, clientId, depotId, now))
        .map((holding) => positionAnswer(holding, now).answer)
        .find((position) => position.positionId === positionId);
      return found ?? refuse(reply, NOT_FOUND);
    },
  );
}
