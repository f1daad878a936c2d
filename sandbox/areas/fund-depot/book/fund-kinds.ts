import { instant } from '@domain/time/instant';
import { marketOf } from '@sandbox/market/market';
import type { Bank } from '@sandbox/platform/bank';
import type { BankDatabase } from '@sandbox/platform/db/database';
import type { IntentKind } from '@sandbox/platform/intent/intent-kind';
import { findFundDepot, findFundOrder, type FundOrderKey } from '../store/fund-record';
import { fundOrderAnswer } from './fund-answer';
import type { FundOrderAnswer, ReferenceAccount } from './fund-schema';
import { referenceAnswer } from './reference-answer';

/** An order of the customer as it stands; undefined when there is none with this id. */
export async function oneFundOrder(
  bank: Bank,
  db: BankDatabase,
  key: FundOrderKey,
): Promise<FundOrderAnswer | undefined> {
  const row = await findFundOrder(db, key);
  return row && fundOrderAnswer(await marketOf(bank), row, instant(bank.clock.now()));
}

const orderKind = (name: string): IntentKind<FundOrderAnswer> => ({
  name,
  resultOf: async (bank, db, clientId, fundOrderId) => {
    const answer = await oneFundOrder(bank, db, { clientId, fundOrderId });
    if (answer === undefined) throw new Error('An intent has become a fund order that is not there');
    return answer;
  },
});

/** A new order for a fund depot. */
export const newFundOrder = orderKind('FUND_ORDER');

/** A change of one. */
export const fundOrderChange = orderKind('FUND_ORDER_CHANGE');

/** The cancellation of one, the end of a regular deposit. */
export const fundOrderCancellation = orderKind('FUND_ORDER_CANCELLATION');

/** Another reference account. */
export const referenceChange: IntentKind<ReferenceAccount> = {
  name: 'FUND_REFERENCE_ACCOUNT',
  resultOf: async (_bank, db, clientId, depotId) => {
    const kept = await findFundDepot(db, clientId, depotId);
    if (kept === undefined) throw new Error('An intent has become a reference account that is not there');
    return referenceAnswer(depotId, kept.reference_iban, kept.reference_since);
  },
};
