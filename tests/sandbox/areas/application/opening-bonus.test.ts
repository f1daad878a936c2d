import { decimal } from '@domain/money/decimal';
import { settleBonuses } from '@sandbox/areas/application/open/opening-bonus';
import { Journal } from '@sandbox/ledger/journal';
import { into, outOf } from '@sandbox/ledger/ledger-line';
import { inTransaction } from '@sandbox/platform/db/transaction';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';
import { applied, becoming, ofCustomer, paperText, values } from './applying';
import { singleDepot } from './sample-fields';

const WITH_BONUS = { ...singleDepot(), 'PRAEMIE.EROEFFNUNG': 'J' };
const APPLICATIONS = '/api/customer/participants/user/v1/applications';
const DEPOTS = '/api/brokerage/clients/user/v3/depots';

interface Bonus {
  readonly state: string;
  readonly amount: { readonly value: string; readonly unit: string };
  readonly lastDay: string | null;
}

interface Notice {
  readonly kind: string;
  readonly title: { readonly kind: string; readonly args: Readonly<Record<string, string>> } | null;
}

describe('the bonus for opening a depot [APP-13]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  });
  beforeEach(() => werkbank.bank.reset());
  afterAll(() => werkbank.close());

  const until = async (moment: string): Promise<void> => {
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse(moment) });
    await settleBonuses(werkbank.bank);
  };

  const depotOf = async (customer: PortalCustomer) => {
    const depot = (
      await values<{ depotId: string; clientId: string; defaultSettlementAccountId: string }>(
        customer,
        DEPOTS,
      )
    ).at(-1);
    if (depot === undefined) throw new Error('No depot');
    return depot;
  };

  /** A unit comes into the depot at a moment, or leaves it. */
  async function moved(
    customer: PortalCustomer,
    kind: 'EXECUTION' | 'TRANSFER',
    moment: string,
    [to, from]: readonly [typeof into, typeof outOf] = [into, outOf],
  ): Promise<void> {
    const { depotId, clientId } = await depotOf(customer);
    await inTransaction(werkbank.bank.db, async (tx) =>
      (await Journal.lock(tx, clientId)).post({
        kind,
        reference: `${kind} ${moment}`,
        at: new Date(moment),
        lines: [to('CUSTODY', depotId, 'A2PKXG', decimal('1')), from('CLEARING', '', 'A2PKXG', decimal('1'))],
      }),
    );
  }

  /** Something is bought in the depot at a moment. */
  const bought = (customer: PortalCustomer, moment: string): Promise<void> =>
    moved(customer, 'EXECUTION', moment);

  const transactions = async (customer: PortalCustomer) => {
    const { defaultSettlementAccountId } = await depotOf(customer);
    return values<{ amount: { value: string; unit: string } }>(
      customer,
      `/api/banking/v1/accounts/${defaultSettlementAccountId}/transactions`,
    );
  };

  const told = async (customer: PortalCustomer): Promise<readonly unknown[]> => {
    const notices = await values<Notice>(customer, '/api/messages/v1/notifications');
    return notices.flatMap(({ title }) => (title?.kind.startsWith('OPENING_BONUS') ? [title] : []));
  };

  /** What the latest application says of it. */
  const bonusOf = async (customer: PortalCustomer): Promise<Bonus | null | undefined> =>
    (await values<{ openingBonus: Bonus | null }>(customer, APPLICATIONS))[0]?.openingBonus;

  const stateOf = async (customer: PortalCustomer): Promise<string | undefined> =>
    (await bonusOf(customer))?.state;

  it('is credited once something is bought, once, and told', async () => {
    const paula = await becoming(werkbank, 'depot', WITH_BONUS, 'I1');
    expect(await paperText(paula, 'Vertrag Depot')).toContain(
      'Eröffnungsprämie 50,00 EUR nach dem ersten Kauf bis 21.02.2027, einmal je Kunde',
    );
    await settleBonuses(werkbank.bank);
    expect(await transactions(paula)).toEqual([]);
    const amount = { value: '50.00', unit: 'EUR' };
    expect(await bonusOf(paula)).toEqual({ state: 'PENDING', amount, lastDay: '2027-02-21' });
    await bought(paula, '2026-12-01T09:30:00+01:00');
    await until('2026-12-01T09:31:00+01:00');
    expect(await told(paula)).toEqual([{ kind: 'OPENING_BONUS_PAID', args: { amount: '50.00' } }]);
    await until('2027-03-01T09:00:00+01:00');
    const booked = await transactions(paula);
    expect(booked).toMatchObject([{ bookingDate: '2026-12-01', amount: { value: '50.00', unit: 'EUR' } }]);
    expect(JSON.stringify(booked)).toContain('Eröffnungsprämie');
    expect(await stateOf(paula)).toBe('PAID');
  });

  it.each([
    ['2027-02-21T23:59:59+01:00', 'PAID'],
    ['2027-02-22T00:00:00+01:00', 'LAPSED'],
    [undefined, 'LAPSED'],
  ])('bought at %s, looked at the next day: %s', async (moment, state) => {
    const paula = await becoming(werkbank, 'depot', WITH_BONUS, 'I1');
    if (moment !== undefined) await bought(paula, moment);
    await until('2027-02-22T12:00:00+01:00');
    expect(await stateOf(paula)).toBe(state);
    expect((await transactions(paula)).length).toBe(state === 'PAID' ? 1 : 0);
    expect(await told(paula)).toMatchObject([{ kind: `OPENING_BONUS_${state}` }]);
  });

  it('is waited for where securities come from elsewhere, or leave again, until something is bought', async () => {
    const paula = await becoming(werkbank, 'depot', WITH_BONUS, 'I1');
    await moved(paula, 'TRANSFER', '2026-12-01T09:30:00+01:00');
    await until('2026-12-01T09:31:00+01:00');
    expect([await stateOf(paula), await told(paula)]).toEqual(['PENDING', []]);
    await moved(paula, 'EXECUTION', '2026-12-02T09:30:00+01:00', [outOf, into]);
    await until('2026-12-02T09:31:00+01:00');
    expect([await stateOf(paula), await told(paula)]).toEqual(['PENDING', []]);
    await bought(paula, '2026-12-03T09:30:00+01:00');
    await until('2026-12-03T09:31:00+01:00');
    expect(await stateOf(paula)).toBe('PAID');
    expect(await transactions(paula)).toHaveLength(1);
  });

  it('is refused to a customer who has one already, with a notice', async () => {
    const anna = await (await werkbank.signIn('10000001')).activateSession();
    for (const state of ['PENDING', 'REFUSED']) {
      await applied(anna, 'depot', { ...ofCustomer(WITH_BONUS) });
      await werkbank.advance(181);
      const [{ state: reached } = { state: '' }] = await values<{ state: string }>(anna, APPLICATIONS);
      expect(reached).toBe('OPENED');
      expect(await stateOf(anna)).toBe(state);
    }
    expect(await bonusOf(anna)).toMatchObject({ state: 'REFUSED', lastDay: null });
    expect(await told(anna)).toEqual([{ kind: 'OPENING_BONUS_REFUSED', args: { amount: '50.00' } }]);
  });

  it('is none where it is not wanted', async () => {
    const paula = await becoming(werkbank, 'depot', { ...WITH_BONUS, 'PRAEMIE.EROEFFNUNG': 'N' }, 'I1');
    await bought(paula, '2026-12-01T09:30:00+01:00');
    await until('2027-03-01T09:00:00+01:00');
    expect([await stateOf(paula), await transactions(paula)]).toEqual([undefined, []]);
    expect(await paperText(paula, 'Vertrag Depot')).not.toContain('Eröffnungsprämie');
  });
});
