import type { WatchlistGateway } from '@application/ports/bank/watchlist-gateway';
import type { Result } from '@application/ports/result';
import type { InstrumentId } from '@domain/codes/ids';
import type { PriceAlarms, Watch } from '@domain/instrument/watch';
import type { Amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { readAllPages } from '../client/all-pages';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { path } from '../client/path';
import { timeOuts } from '../client/time-outs';
import { wireList } from '../wire/wire-list';
import { toWatch, wireWatch } from './watch-codec';

const levelOf = (amount: Amount | undefined): string | null =>
  amount === undefined ? null : decimalText(amount.value);

/** The watchlist (wire.md). Watching twice comes to the same, so that each call may be repeated. */
export class HttpWatchlistGateway implements WatchlistGateway {
  constructor(private readonly client: BankClient) {}

  watches(): Result<readonly Watch[]> {
    const call = {
      method: 'GET',
      path: '/brokerage/v1/watchlist',
      answer: wireList(wireWatch),
      timeOut: timeOuts.read,
    } as const;
    return pipe(
      readAllPages(this.client, call, toWatch),
      TE.map(({ values }) => values),
    );
  }

  watch(instrumentId: InstrumentId, alarms?: PriceAlarms): Result<Watch> {
    const call = this.client.read({
      method: 'POST',
      path: path`/brokerage/v1/watchlist/${instrumentId}`,
      // What is not named stays as it is.
      body: alarms ? { alarmAbove: levelOf(alarms.above), alarmBelow: levelOf(alarms.below) } : {},
      answer: wireWatch,
      timeOut: timeOuts.check,
      repeatable: true,
    });
    return pipe(call, TE.map(toWatch));
  }

  unwatch(instrumentId: InstrumentId): Result<void> {
    return this.client.read({
      method: 'DELETE',
      path: path`/brokerage/v1/watchlist/${instrumentId}`,
      answer: noContent,
      timeOut: timeOuts.check,
    });
  }
}
