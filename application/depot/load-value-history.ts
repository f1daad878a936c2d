import { joinedHistory, rangeDays, type HistoryRange, type ValuePoint } from '@domain/depot/value-history';
import type { DepotId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Result } from '../ports/result';
import type { ValueHistoryGateway } from '../ports/bank/value-history-gateway';

/** Reads what depots have been worth together over a range; one that cannot be had fails the whole. */
export class LoadValueHistory {
  constructor(private readonly histories: ValueHistoryGateway) {}

  execute(depotIds: readonly DepotId[], range: HistoryRange): Result<readonly ValuePoint[]> {
    return pipe(
      depotIds.map((depotId) => this.histories.valueHistory(depotId, rangeDays[range])),
      TE.sequenceArray,
      TE.map(joinedHistory),
    );
  }
}
