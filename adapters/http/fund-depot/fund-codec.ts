import { depotId, fundOrderId, orderId } from '@domain/codes/ids';
import { wkn } from '@domain/codes/wkn';
import { fundOrderKinds, fundOrderStates } from '@domain/fund-depot/fund-order';
import { intervals } from '@domain/savings-plan/interval';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireInstrument } from '../wire/instrument/instrument-codec';
import { wireAccountType } from '../wire/wire-account-type';
import { wireAmount, wirePercentage } from '../wire/wire-amount';
import { wireEnum, wireWord, wireWords } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireText } from '../wire/wire-text';
import { wireDay, wireTimestamp } from '../wire/wire-time';

const wireWkn = wireText('Wkn', (text) => O.fromEither(wkn(text)), String);

/** A key with the bank's words for it. */
const wireReason = wireObject('Reason', { key: t.string }, { text: t.string });

const wireMandate = wireObject('FundMandate', {
  bank: t.string,
  creditorIdentifier: t.string,
  mandateReference: t.string,
  maximal: wireAmount,
});

const wireAllocation = wireObject(
  'FundAllocationRow',
  {
    instrumentId: wireWkn,
    instrument: wireInstrument,
    amount: wireAmount,
    quantity: wireAmount,
    lots: t.array(wireObject('SoldShares', { acquired: wireDay, quantity: wireAmount })),
  },
  {
    weight: wirePercentage,
    price: wireAmount,
    tax: wireAmount,
    orderId: wireId('OrderId', orderId),
    failReason: wireReason,
  },
);

const days = {
  cutOff: wireTimestamp,
  dealingDay: wireDay,
  priceDay: wireDay,
  settlementDay: wireDay,
};

/** An order of a fund depot; a kind, interval or account that is not known makes it unreadable. */
export const wireFundOrder = wireObject(
  'FundOrder',
  {
    fundOrderId: wireId('FundOrderId', fundOrderId),
    depotId: wireId('DepotId', depotId),
    kind: wireWord('FundOrderKind', fundOrderKinds),
    state: wireEnum('FundOrderState', fundOrderStates, 'UNKNOWN'),
    version: t.string,
    createdAt: wireTimestamp,
    all: t.boolean,
    close: t.boolean,
    accountIban: t.string,
    external: t.boolean,
    modifiable: t.boolean,
    deletable: t.boolean,
    allocation: t.array(wireAllocation),
  },
  {
    ...days,
    amount: wireAmount,
    percent: wirePercentage,
    regular: wireObject(
      'RegularDeposit',
      { interval: wireWord('Interval', intervals), day: t.number, start: wireDay },
      { end: wireDay, increase: wirePercentage, nextDate: wireDay, nextAmount: wireAmount },
    ),
    regularOrderId: wireId('FundOrderId', fundOrderId),
    mandate: wireMandate,
    failReason: wireReason,
    result: wireObject('FundResult', { value: wireAmount, tax: wireAmount, total: wireAmount }),
  },
);

const limits = { minimum: wireAmount, maximum: wireAmount };

/** What the bank says of a fund depot and its terms. */
export const wireFundConditions = wireObject(
  'FundConditions',
  {
    ...days,
    depotId: wireId('DepotId', depotId),
    strategy: wireReason,
    closing: t.boolean,
    value: wireAmount,
    available: wireAmount,
    deposit: wireObject('DepositLimits', limits),
    regular: wireObject('RegularLimits', {
      ...limits,
      intervals: wireWords('Intervals', intervals),
      days: t.array(t.number),
      increases: t.array(wireAmount),
      firstStart: wireDay,
      lastStart: wireDay,
    }),
    withdrawal: wireObject('WithdrawalLimits', { ...limits, minimumRest: wireAmount }),
    directDebitMaxAmount: wireAmount,
    directDebitForeignMaxAmount: wireAmount,
    accounts: t.array(
      wireObject(
        'FundAccount',
        {
          iban: t.string,
          accountType: wireObject('EnumText', { key: wireAccountType }),
          external: t.boolean,
          reference: t.boolean,
        },
        { available: wireAmount, mandate: wireMandate },
      ),
    ),
    referenceAccount: wireObject(
      'FundReferenceAccount',
      { iban: t.string, external: t.boolean, bank: t.string },
      { since: wireDay },
    ),
    funds: t.array(
      wireObject(
        'HeldFund',
        {
          instrumentId: wireWkn,
          instrument: wireInstrument,
          quantity: wireAmount,
          availableQuantity: wireAmount,
          price: wireAmount,
          value: wireAmount,
        },
        { weight: wirePercentage },
      ),
    ),
  },
  { closedOn: wireDay },
);

/** What the bank says of an order it would take. */
export const wireFundPreview = wireObject(
  'FundOrderPreview',
  { external: t.boolean, allocation: t.array(wireAllocation) },
  { ...days, total: wireAmount, mandate: wireMandate },
);

/** The reference account after its change. */
export const wireReferenceAccount = wireObject(
  'ReferenceAccount',
  { depotId: wireId('DepotId', depotId), iban: t.string, external: t.boolean, bank: t.string },
  { since: wireDay },
);
