import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { errorMessage } from '@adapters/fake/bank/fake-refusal';
import {
  fakeFundCancellationRelease,
  fakeFundChangeRelease,
  fakeFundOrderRelease,
  fakeReferenceAccountRelease,
} from '@adapters/fake/fund-depot/fake-fund-releases';
import { fundDepot, ownIban } from '@adapters/fake/fund-depot/fake-fund-world';
import {
  fundCancellationRegistration,
  fundChangeRegistration,
  fundOrderRegistration,
  referenceAccountRegistration,
} from '@application/fund-depot/fund-registrations';
import type { ReleaseRequest } from '@application/release/release-request';
import { fundOrderId } from '@domain/codes/ids';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type {
  ChangeOfFundOrder,
  EndOfFundOrder,
  FundOrderRequest,
  FundResult,
  ReferenceAccountChange,
} from '@domain/fund-depot/fund-request';
import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import type { KindBench } from './release-page';

const calls = {
  validate: 'validateFundOrder',
  create: 'releaseFundOrder',
  outcomeOf: 'fundOutcome',
  void: 'voidFundOrder',
} as const;

const depositOf = (amount: string): FundOrderRequest => ({
  depotId: fundDepot,
  kind: 'DEPOSIT',
  extent: { kind: 'AMOUNT', amount: decimal(amount) },
  iban: ownIban,
});

const refuse = (bank: FakeBank) => (): string => {
  bank.funds.messages = [errorMessage('fehler-fondsdepot-geschlossen')];
  return 'fehler-fondsdepot-geschlossen';
};

/** A deposit of 100 EUR that is open. */
export const regularDeposit = (id: string): FundOrder => ({
  ...depositOf('100'),
  id: fundOrderId(id),
  state: 'PENDING',
  version: '1',
  createdAt: instant(Date.UTC(2026, 10, 20, 10)),
  isExternal: false,
  isModifiable: true,
  isDeletable: true,
  allocation: [],
});

/** New orders of the fund depot. */
export function fundOrderKind(bank = new FakeBank()): KindBench<FundOrderRequest, FundResult> {
  const of = (amount: string): ReleaseRequest<FundOrderRequest> => ({
    content: depositOf(amount),
    words: `Sie zahlen einmalig ${amount} EUR ein.`,
    draft: 'fund-order-draft/tab-1',
  });
  return {
    bank,
    register: () => fundOrderRegistration(fakeFundOrderRelease(bank)),
    request: of('500'),
    other: of('600'),
    done: () => bank.funds.orders.length,
    refuse: refuse(bank),
    calls,
  };
}

/** Changes of an order that is open; each raises its version. */
export function fundChangeKind(bank = new FakeBank()): KindBench<ChangeOfFundOrder, FundResult> {
  const { id: orderId } = bank.funds.put(regularDeposit('fund-order-1'));
  const of = (amount: string): ReleaseRequest<ChangeOfFundOrder> => ({
    content: { orderId, order: depositOf(amount) },
    words: `Neuer Betrag ${amount} EUR`,
    draft: 'fund-order-change/fund-order-1',
    subject: orderId,
  });
  return {
    bank,
    register: () => fundChangeRegistration(fakeFundChangeRelease(bank)),
    request: of('700'),
    other: of('800'),
    done: () => Number(bank.funds.existing(orderId).version) - 1,
    refuse: refuse(bank),
    calls,
  };
}

/** Cancellations of orders that are open. */
export function fundCancellationKind(bank = new FakeBank()): KindBench<EndOfFundOrder, FundResult> {
  const [one, two] = ['fund-order-1', 'fund-order-2'].map((id) => bank.funds.put(regularDeposit(id)).id);
  const of = (orderId = fundOrderId('')): ReleaseRequest<EndOfFundOrder> => ({
    content: { depotId: fundDepot, orderId },
    words: 'Einzahlung streichen',
    draft: 'fund-order-end',
    subject: orderId,
  });
  return {
    bank,
    register: () => fundCancellationRegistration(fakeFundCancellationRelease(bank)),
    request: of(one),
    other: of(two),
    done: () => bank.funds.orders.filter(({ state }) => state === 'CANCELLED').length,
    refuse: refuse(bank),
    calls,
  };
}

/** Other reference accounts. */
export function referenceAccountKind(bank = new FakeBank()): KindBench<ReferenceAccountChange, FundResult> {
  const before = bank.funds.reference.iban;
  const of = (iban: string): ReleaseRequest<ReferenceAccountChange> => ({
    content: { depotId: fundDepot, iban },
    words: `Neues Referenzkonto ${iban}`,
    draft: 'fund-reference-account',
    subject: fundDepot,
  });
  return {
    bank,
    register: () => referenceAccountRegistration(fakeReferenceAccountRelease(bank)),
    request: of(ownIban),
    other: of('DE12500105170648489890'),
    done: () => (bank.funds.reference.iban === before ? 0 : 1),
    refuse: refuse(bank),
    calls,
  };
}
