import { instant } from '@domain/time/instant';
import { timestampText } from '@domain/time/wire-time';
import * as E from 'fp-ts/Either';
import type { BankDatabase } from '@sandbox/platform/db/database';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { isOpenAt } from '../book/fund-answer';
import { fundMessage } from '../check/fund-messages';
import { findFundOrder, type FundOrderKey, type FundOrderRow } from '../store/fund-record';

/** Which order, and of which depot it has to be. */
export interface OwnFundOrder extends FundOrderKey {
  readonly depotId: string;
}

/** An order of this depot. */
export async function ownFundOrder(
  db: BankDatabase,
  key: OwnFundOrder,
): Promise<E.Either<Refusal, FundOrderRow>> {
  const row = await findFundOrder(db, key);
  return row?.depot_id === key.depotId ? E.right(row) : E.left(NOT_FOUND);
}

/** Why nothing can be done with an order any more; undefined while something can. */
export function tooLate(row: FundOrderRow, now: number): Refusal | undefined {
  if (isOpenAt(row, instant(now))) return undefined;
  if (row.stage === 'OVER') {
    return refusal(422, 'precondition.failed', fundMessage.error('fehler-fondsauftrag-beendet'));
  }
  const cutOff = row.cut_off === null ? null : timestampText(instant(row.cut_off.getTime()));
  return refusal(
    422,
    'precondition.failed',
    fundMessage.error('fehler-fondsauftrag-annahmeschluss-vorbei', { args: { annahmeschluss: cutOff } }),
  );
}
