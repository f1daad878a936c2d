import { MemoryReleaseJournal } from '@adapters/fake/device/memory-release-journal';
import { VisitorsJournal } from '@application/product-application/visitors-journal';
import { intentId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';
import { preparedIntent } from '../../domain/release/any-intent';
import { describeReleaseJournal } from '../../contracts/device/release-journal.contract';

/** One browser: what strangers and customers have sent from it. */
function browser() {
  const strangers = new MemoryReleaseJournal();
  const customers = new MemoryReleaseJournal();
  const openedBy = (who: 'stranger' | 'customer') =>
    new VisitorsJournal({ strangers, customers, isStranger: () => Promise.resolve(who === 'stranger') });
  return { strangers, customers, stranger: openedBy('stranger'), customer: openedBy('customer') };
}
type Browser = ReturnType<typeof browser>;

const [mine, theirs] = [intentId('mine'), intentId('theirs')];
const keys = async (journal: VisitorsJournal) => (await journal.all()()).map(({ id }) => id);

/** A stranger has sent one thing, a customer a later one. */
async function bothSent(): Promise<Browser> {
  const all = browser();
  await all.stranger.keep(preparedIntent(theirs, 1))();
  await all.customer.keep(preparedIntent(mine, 2))();
  return all;
}

describeReleaseJournal('a stranger’s', () => {
  const { stranger, strangers } = browser();
  return { journal: stranger, damage: async (id) => strangers.damage(id) };
});
describeReleaseJournal('a customer’s', () => {
  const { customer, customers } = browser();
  return { journal: customer, damage: async (id) => customers.damage(id) };
});

describe('the intents of the visitor [APP-14] [APP-15]', () => {
  it('are to a stranger what strangers have sent, and nothing of a customer', async () => {
    const { stranger } = await bothSent();
    expect(await keys(stranger)).toEqual([theirs]);
    expect(await stranger.find(mine)()).toEqual(O.none);
  });

  it('are to a customer both, oldest first: what was sent before the sign-in is not sent again', async () => {
    const { customer } = await bothSent();
    expect(await keys(customer)).toEqual([theirs, mine]);
    expect(O.isSome(await customer.find(theirs)())).toBe(true);
    expect(O.isSome(await customer.find(mine)())).toBe(true);
  });

  it('stay where they began, whatever becomes of them', async () => {
    const { customer, strangers, customers } = await bothSent();
    await customer.keep(preparedIntent(theirs, 3))();
    expect([strangers.keys, customers.keys]).toEqual([[theirs], [mine]]);
    await customer.forget(theirs)();
    await customer.forget(mine)();
    expect([strangers.keys, customers.keys]).toEqual([[], []]);
  });

  it('are asked about where the bank keeps them, also where only the key can be read', async () => {
    const { stranger, customer, strangers } = await bothSent();
    const [ofTheirs, ofMine, ofNew] = [theirs, mine, intentId('new')].map((id) => customer.isStrangers(id));
    expect([await ofTheirs?.(), await ofMine?.(), await ofNew?.()]).toEqual([true, false, false]);
    expect(await stranger.isStrangers(intentId('new'))()).toBe(true);
    strangers.damage(theirs);
    expect(await customer.unreadable()()).toEqual([theirs]);
    expect(await customer.isStrangers(theirs)()).toBe(true);
  });
});
