import type { DepotGateway, Positions } from '@application/ports/bank/depot-gateway';
import type { OnPart } from '@application/ports/bank/on-part';
import type { Result } from '@application/ports/result';
import type { Depot } from '@domain/depot/depot';
import type { Position } from '@domain/depot/position';
import type { DepotId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { readAllPages, type AllPages } from '../client/all-pages';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { wireDepot, wirePositions } from './depot-codec';
import { toDepot, toDepotTotals, toPosition } from './depot-mapper';

/** Depots and positions (brokerage.md 7). */
export class HttpDepotGateway implements DepotGateway {
  constructor(private readonly client: BankClient) {}

  depots(): Result<readonly Depot[]> {
    const call = this.client.read({
      method: 'GET',
      path: '/brokerage/clients/user/v3/depots',
      answer: wireList(wireDepot),
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) => values.map(toDepot)),
    );
  }

  positions(depotId: DepotId, onPart?: OnPart<Positions>): Result<Positions> {
    const call = readAllPages(
      this.client,
      {
        method: 'GET',
        path: path`/brokerage/v3/depots/${depotId}/positions`,
        query: { 'with-attr': 'instrument,exchangerates' },
        answer: wirePositions,
        timeOut: timeOuts.read,
      },
      toPosition,
      (part, matches) => onPart?.(toPositions(part), matches) ?? true,
    );
    return pipe(call, TE.map(toPositions));
  }
}

/** The totals are those of the first page: they are of the whole depot. */
const toPositions = ({ first, values }: AllPages<t.TypeOf<typeof wirePositions>, Position>): Positions => ({
  positions: values,
  totals: toDepotTotals(first.aggregated),
});
