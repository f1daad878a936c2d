import type { Result } from '@application/ports/result';
import type { ValueHistoryGateway } from '@application/ports/bank/value-history-gateway';
import type { ValuePoint } from '@domain/depot/value-history';
import { compareDates } from '@domain/time/local-date';
import type { DepotId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { BankClient } from '../client/bank-client';
import { path } from '../client/path';
import { present } from '../wire/present';
import { timeOuts } from '../client/time-outs';
import { wireValueHistory } from './value-history-codec';

/** What depots have been worth (wire.md). */
export class HttpValueHistoryGateway implements ValueHistoryGateway {
  constructor(private readonly client: BankClient) {}

  valueHistory(depotId: DepotId, days: number): Result<readonly ValuePoint[]> {
    const call = this.client.read({
      method: 'GET',
      path: path`/brokerage/v3/depots/${depotId}/valuehistory`,
      query: { days: `${days}` },
      answer: wireValueHistory,
      timeOut: timeOuts.read,
    });
    return pipe(
      call,
      TE.map(({ values }) =>
        values
          .map(({ date, currentValue, purchaseValue }) =>
            present({ date, value: currentValue, purchaseValue }),
          )
          .toSorted((a, b) => compareDates(a.date, b.date)),
      ),
    );
  }
}
