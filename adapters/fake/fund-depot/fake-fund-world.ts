import { depotId, type DepotId } from '@domain/codes/ids';
import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { intervals } from '@domain/savings-plan/interval';
import { calendarDay } from '@domain/time/local-date';
import { instant } from '@domain/time/instant';
import { msciWorld, uniGlobal } from '../bank/fake-market';

/** The fund depot of the fake bank. */
export const fundDepot: DepotId = depotId('fund-depot');

/** The account at the fake bank and the reference account at another one. */
export const ownIban = 'DE02120300000000202051';
/** See ownIban. */
export const referenceIban = 'DE89370400440532013000';

const euro = (value: string) => amount(value, EUR);

/** 100 units of one fund at 60 and 80 of another at 50, two thirds and one third; orders of Friday, after the cut-off. */
export const fakeFundConditions: FundConditions = {
  depotId: fundDepot,
  strategy: { key: 'WACHSTUM', name: 'Wachstum' },
  isClosing: false,
  value: euro('10000.00'),
  available: euro('10000.00'),
  deposit: { minimum: euro('50.00'), maximum: euro('20000.00') },
  regular: {
    minimum: euro('25.00'),
    maximum: euro('10000.00'),
    intervals,
    days: [1, 15],
    increases: ['1', '2', '3', '5'].map(decimal),
    firstStart: calendarDay('2026-11-21'),
    lastStart: calendarDay('2027-11-21'),
  },
  withdrawal: { minimum: euro('50.00'), maximum: euro('9500.00'), minimumRest: euro('500.00') },
  mostDebit: euro('5000.00'),
  mostDebitAbroad: euro('1000.00'),
  days: {
    cutOff: instant(Date.UTC(2026, 10, 23, 11)),
    dealingDay: calendarDay('2026-11-23'),
    priceDay: calendarDay('2026-11-25'),
    settlementDay: calendarDay('2026-11-27'),
  },
  accounts: [
    {
      iban: referenceIban,
      type: 'external',
      isExternal: true,
      isReference: true,
      mandate: {
        bank: 'Andere Bank',
        creditorIdentifier: 'DE98ZZZ09999999999',
        mandateReference: 'FD-1',
        most: euro('5000.00'),
      },
    },
    {
      iban: ownIban,
      type: 'settlement',
      isExternal: false,
      isReference: false,
      available: euro('12480.55'),
    },
  ],
  reference: {
    iban: referenceIban,
    isExternal: true,
    bank: 'Andere Bank',
    since: calendarDay('2024-03-04'),
  },
  funds: [
    {
      wkn: msciWorld.wkn,
      instrumentId: msciWorld.id,
      name: msciWorld.name,
      weight: decimal('60'),
      quantity: decimal('100'),
      available: decimal('100'),
      price: euro('60.00'),
      value: euro('6000.00'),
    },
    {
      wkn: uniGlobal.wkn,
      instrumentId: uniGlobal.id,
      name: uniGlobal.name,
      weight: decimal('40'),
      quantity: decimal('80'),
      available: decimal('80'),
      price: euro('50.00'),
      value: euro('4000.00'),
    },
  ],
};
