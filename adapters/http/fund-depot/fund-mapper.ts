import {
  strategies,
  type FundConditions,
  type FundPreview,
  type ReferenceAccount,
  type Strategy,
} from '@domain/fund-depot/fund-conditions';
import {
  fundFailReasons,
  type AllocatedFund,
  type DealingDays,
  type FundExtent,
  type FundFailing,
  type FundMandate,
  type FundOrder,
} from '@domain/fund-depot/fund-order';
import { zero } from '@domain/money/decimal';
import type * as t from 'io-ts';
import { present } from '../wire/present';
import type { wireFundConditions, wireFundOrder, wireFundPreview, wireReferenceAccount } from './fund-codec';

type Order = t.TypeOf<typeof wireFundOrder>;
type Preview = t.TypeOf<typeof wireFundPreview>;
type Conditions = t.TypeOf<typeof wireFundConditions>;

const failingIn = (reason: Order['failReason']): FundFailing | undefined =>
  reason && {
    reason: fundFailReasons.find((known) => known === reason.key) ?? 'UNKNOWN',
    text: reason.text ?? reason.key,
  };

const mandateIn = (mandate: Order['mandate']): FundMandate | undefined =>
  mandate && {
    bank: mandate.bank,
    creditorIdentifier: mandate.creditorIdentifier,
    mandateReference: mandate.mandateReference,
    most: mandate.maximal,
  };

/** All of them or none: a day without the others would be half a promise. */
function daysIn({ cutOff, dealingDay, priceDay, settlementDay }: Preview): DealingDays | undefined {
  return cutOff === undefined ||
    dealingDay === undefined ||
    priceDay === undefined ||
    settlementDay === undefined
    ? undefined
    : { cutOff, dealingDay, priceDay, settlementDay };
}

const toAllocated = (wire: Order['allocation'][number]): AllocatedFund =>
  present({
    wkn: wire.instrumentId,
    instrumentId: wire.instrument.instrumentId,
    name: wire.instrument.name,
    weight: wire.weight,
    amount: wire.amount,
    quantity: wire.quantity.value,
    price: wire.price,
    tax: wire.tax,
    lots: wire.lots.map(({ acquired, quantity }) => ({ acquired, quantity: quantity.value })),
    orderId: wire.orderId,
    failing: failingIn(wire.failReason),
  });

function extentIn({ amount, percent, all, close }: Order): FundExtent {
  if (all) return { kind: 'ALL', isClosing: close };
  return percent === undefined
    ? { kind: 'AMOUNT', amount: amount?.value ?? zero }
    : { kind: 'PERCENT', percent };
}

/** The domain's order. */
export const toFundOrder = (wire: Order): FundOrder =>
  present({
    id: wire.fundOrderId,
    depotId: wire.depotId,
    kind: wire.kind,
    state: wire.state,
    version: wire.version,
    createdAt: wire.createdAt,
    extent: extentIn(wire),
    regular: wire.regular && present(wire.regular),
    regularOrderId: wire.regularOrderId,
    iban: wire.accountIban,
    isExternal: wire.external,
    mandate: mandateIn(wire.mandate),
    days: daysIn(wire),
    isModifiable: wire.modifiable,
    isDeletable: wire.deletable,
    failing: failingIn(wire.failReason),
    result: wire.result,
    allocation: wire.allocation.map(toAllocated),
  });

/** The domain's preview. */
export const toFundPreview = (wire: Preview): FundPreview =>
  present({
    days: daysIn(wire),
    total: wire.total,
    isExternal: wire.external,
    mandate: mandateIn(wire.mandate),
    allocation: wire.allocation.map(toAllocated),
  });

const strategyIn = ({ key, text }: Conditions['strategy']): Strategy => ({
  key: strategies.find((known) => known === key) ?? 'UNKNOWN',
  name: text ?? key,
});

/** The domain's conditions. */
export function toFundConditions(wire: Conditions): FundConditions {
  const { cutOff, dealingDay, priceDay, settlementDay, regular } = wire;
  const { iban, external, bank, since } = wire.referenceAccount;
  return present({
    depotId: wire.depotId,
    strategy: strategyIn(wire.strategy),
    closedOn: wire.closedOn,
    isClosing: wire.closing,
    value: wire.value,
    available: wire.available,
    deposit: wire.deposit,
    regular: { ...regular, increases: regular.increases.map(({ value }) => value) },
    withdrawal: wire.withdrawal,
    mostDebit: wire.directDebitMaxAmount,
    mostDebitAbroad: wire.directDebitForeignMaxAmount,
    days: { cutOff, dealingDay, priceDay, settlementDay },
    accounts: wire.accounts.map((account) =>
      present({
        iban: account.iban,
        type: account.accountType.key,
        isExternal: account.external,
        isReference: account.reference,
        available: account.available,
        mandate: mandateIn(account.mandate),
      }),
    ),
    reference: present({ iban, isExternal: external, bank, since }),
    funds: wire.funds.map((fund) =>
      present({
        wkn: fund.instrumentId,
        instrumentId: fund.instrument.instrumentId,
        name: fund.instrument.name,
        weight: fund.weight,
        quantity: fund.quantity.value,
        available: fund.availableQuantity.value,
        price: fund.price,
        value: fund.value,
      }),
    ),
  });
}

/** The domain's reference account. */
export const toReferenceAccount = ({
  external,
  ...wire
}: t.TypeOf<typeof wireReferenceAccount>): ReferenceAccount => present({ ...wire, isExternal: external });
