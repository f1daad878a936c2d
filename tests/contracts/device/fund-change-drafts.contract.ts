import type { FundChangeDrafts } from '@application/ports/storage/fund-change-drafts';
import { fundOrderId } from '@domain/codes/ids';
import { emptySnapshot, type Snapshot } from '@domain/form/session/snapshot';
import * as O from 'fp-ts/Option';

const [order, other] = [fundOrderId('f-1'), fundOrderId('f-2')];

const amountOf = (amount: string): Snapshot => ({
  ...emptySnapshot,
  fields: { amount, interval: 'QUARTERLY' },
});

/** The contract of what keeps drafts of changes of fund orders: in memory, and in the browser's storage. */
export function describeFundChangeDrafts(name: string, make: () => FundChangeDrafts): void {
  it(`[FUN-01] ${name} keep what was last typed of each order, and forget one alone`, async () => {
    const drafts = make();
    expect(await drafts.find(order)()).toEqual(O.none);
    await drafts.keep(order, amountOf('1'))();
    await drafts.keep(order, amountOf('2'))();
    await drafts.keep(other, amountOf('3'))();
    expect(await drafts.find(order)()).toEqual(O.some({ kept: amountOf('2'), lost: [] }));
    await drafts.forget(order)();
    expect(await drafts.find(order)()).toEqual(O.none);
    expect(await drafts.find(other)()).toEqual(O.some({ kept: amountOf('3'), lost: [] }));
  });
}
