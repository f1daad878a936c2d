import type { FundDepotGateway } from '@application/ports/bank/fund-depot-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import { depotId, type DepotId, type IntentId } from '@domain/codes/ids';
import type { ReferenceAccount } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type {
  ChangeOfFundOrder,
  EndOfFundOrder,
  FundOrderRequest,
  ReferenceAccountChange,
} from '@domain/fund-depot/fund-request';
import { fundBinding } from '@domain/fund-depot/fund-turn';
import { add, compare, decimal, decimalText, equals, sum } from '@domain/money/decimal';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { failed, refusalKeys, succeeded } from '../answers';
import { released } from './savings-plan-gateway.contract';

/** What a fund depot is tried with: one that holds funds, with a reference account at another bank. */
export interface FundDepotBench {
  readonly funds: FundDepotGateway;
  readonly create: ReleaseGateway<FundOrderRequest, FundOrder>;
  readonly change: ReleaseGateway<ChangeOfFundOrder, FundOrder>;
  readonly cancel: ReleaseGateway<EndOfFundOrder, FundOrder>;
  readonly reference: ReleaseGateway<ReferenceAccountChange, ReferenceAccount>;
  readonly depotId: DepotId;
  newKey(): IntentId;
  prove(challenge: TanChallenge): Promise<TanAnswer>;
}

/** A withdrawal of so much to the reference account: it needs no money of the customer's. */
export async function someWithdrawal(
  { funds, depotId: depot }: Pick<FundDepotBench, 'funds' | 'depotId'>,
  amount = '60.00',
): Promise<FundOrderRequest> {
  const { reference } = succeeded(await funds.conditions(depot)());
  return {
    depotId: depot,
    kind: 'WITHDRAWAL',
    extent: { kind: 'AMOUNT', amount: decimal(amount) },
    iban: reference.iban,
  };
}

/** The contract of every gateway to the fund depot: the fake obeys it, and the HTTP adapter on a running bank (FUN-01). */
export function describeFundDepotGateway(name: string, make: () => Promise<FundDepotBench>): void {
  describe(`${name} as a gateway to the fund depot`, () => {
    let bench: FundDepotBench;
    beforeEach(async () => {
      bench = await make();
    });

    it('tells funds, accounts, limits and the days of an order released now [FUN-01]', async () => {
      const told = succeeded(await bench.funds.conditions(bench.depotId)());
      expect(told.deposit.minimum.value).toEqual(decimal('50.00'));
      expect(told.withdrawal.minimumRest.value).toEqual(decimal('500.00'));
      expect(told.accounts[0]).toMatchObject({ isReference: true, iban: told.reference.iban });
      const weights = told.funds.flatMap(({ weight }) => weight ?? []);
      expect(compare(sum(weights), decimal('100'))).toBe(0);
      expect(compare(sum(told.funds.map(({ value }) => value.value)), told.value.value)).toBe(0);
      const { dealingDay, priceDay, settlementDay } = told.days;
      expect([dealingDay, priceDay, settlementDay]).toEqual([dealingDay, priceDay, settlementDay].toSorted());
    });

    it('says what an order would do in each fund, to the cent, without placing it [FUN-01]', async () => {
      const before = succeeded(await bench.funds.list(bench.depotId)()).length;
      const order = await someWithdrawal(bench, '99.99');
      const { preview } = succeeded(await bench.funds.prevalidate(order)());
      expect(preview.days?.priceDay).toBeDefined();
      // Shares are counted down to three decimals, so that never more is sold than was asked for.
      expect(compare(preview.total?.value ?? decimal('100.00'), decimal('99.99'))).toBeLessThanOrEqual(0);
      const sold = sum(preview.allocation.map(({ amount }) => amount.value));
      expect(preview.total && equals(sold, preview.total.value)).toBe(true);
      const deposit: FundOrderRequest = { ...order, kind: 'DEPOSIT' };
      const bought = succeeded(await bench.funds.prevalidate(deposit)()).preview;
      const rows = sum(bought.allocation.map(({ amount }) => amount.value));
      expect(equals(rows, decimal('99.99'))).toBe(true);
      expect(succeeded(await bench.funds.list(bench.depotId)())).toHaveLength(before);
    });

    it('binds itself at the challenge to what it has said of the order and of its change before [FUN-01]', async () => {
      const order = await someWithdrawal(bench);
      const { preview } = succeeded(await bench.funds.prevalidate(order)());
      expect(succeeded(await bench.create.validate(order, 'M_TAN')()).binding).toBe(fundBinding(preview));
      const { id: orderId } = await released(bench.create, order, bench);
      const larger = await someWithdrawal(bench, '70.00');
      const said = succeeded(await bench.funds.prevalidateChange(orderId, larger)()).preview;
      const change = succeeded(await bench.change.validate({ orderId, order: larger }, 'M_TAN')());
      expect(change.binding).toBe(fundBinding(said));
      expect(change.binding).not.toBe(fundBinding(preview));
    });

    it.each([
      ['a deposit below the minimum', 'DEPOSIT', '49.99', 'fehler-fondsauftrag-mindestbetrag'],
      ['a deposit above the maximum', 'DEPOSIT', '20000.01', 'fehler-fondsauftrag-hoechstbetrag'],
      ['a withdrawal below the minimum', 'WITHDRAWAL', '49.99', 'fehler-fondsauftrag-mindestbetrag'],
    ] as const)('refuses %s at the amount [FUN-01]', async (_, kind, amount, key) => {
      const order = { ...(await someWithdrawal(bench, amount)), kind };
      expect(refusalKeys(await bench.funds.prevalidate(order)())).toContain(key);
    });

    it('keeps the minimum in the depot when a part is withdrawn [FUN-01]', async () => {
      const { withdrawal } = succeeded(await bench.funds.conditions(bench.depotId)());
      const amount = add(withdrawal.maximum.value, decimal('0.01'));
      const order = await someWithdrawal(bench, decimalText(amount));
      expect(refusalKeys(await bench.funds.prevalidate(order)())).toContain(
        'fehler-fondsauftrag-mindestbestand',
      );
    });

    it('places an order, changes and cancels it, and lists it still [FUN-01]', async () => {
      const order = await someWithdrawal(bench);
      const made = await released(bench.create, order, bench);
      expect(made).toMatchObject({ kind: 'WITHDRAWAL', state: 'PENDING', isModifiable: true });
      const { id: orderId } = made;
      const larger = { orderId, order: await someWithdrawal(bench, '70.00') };
      const changed = await released(bench.change, larger, bench, orderId);
      expect(changed).toMatchObject({ id: orderId, extent: { kind: 'AMOUNT', amount: decimal('70.00') } });
      expect(changed.version).not.toBe(made.version);
      const ended = await released(bench.cancel, { depotId: bench.depotId, orderId }, bench, orderId);
      expect(ended).toMatchObject({ state: 'CANCELLED', isModifiable: false, isDeletable: false });
      const listed = succeeded(await bench.funds.list(bench.depotId)());
      expect(listed.find(({ id }) => id === orderId)?.state).toBe('CANCELLED');
    });

    it('makes a regular deposit from the reference account under its mandate, and ends it [FUN-01]', async () => {
      const { reference, regular } = succeeded(await bench.funds.conditions(bench.depotId)());
      const order: FundOrderRequest = {
        depotId: bench.depotId,
        kind: 'DEPOSIT',
        extent: { kind: 'AMOUNT', amount: decimal('25.00') },
        iban: reference.iban,
        regular: { interval: 'QUARTERLY', day: 15, start: regular.firstStart, increase: decimal('3') },
      };
      const made = await released(bench.create, order, bench);
      expect(made).toMatchObject({ state: 'ACTIVE', isExternal: true });
      expect(made.mandate?.mandateReference).toBeTruthy();
      expect(made.regular?.nextDate).toBeDefined();
      const { id: orderId } = made;
      const ended = await released(bench.cancel, { depotId: bench.depotId, orderId }, bench, orderId);
      expect(ended.state).toBe('ENDED');
    });

    it('ties the depot to another account, which it names from then on [FUN-01]', async () => {
      const { accounts, reference } = succeeded(await bench.funds.conditions(bench.depotId)());
      const other = accounts.find(({ iban }) => iban !== reference.iban)?.iban ?? 'DE12500105170648489890';
      const change = { depotId: bench.depotId, iban: other };
      expect((await released(bench.reference, change, bench, bench.depotId)).iban).toBe(other);
      const after = succeeded(await bench.funds.conditions(bench.depotId)());
      expect(after.reference.iban).toBe(other);
      const again = await bench.reference.validate(change, 'M_TAN')();
      expect(refusalKeys(again)).toContain('fehler-referenzkonto-unveraendert');
    });

    it('knows no depot of somebody else [FUN-01]', async () => {
      expect(failed(await bench.funds.conditions(depotId('nicht-meines'))()).kind).toBe('not-found');
    });
  });
}
