import { calendarDay } from '@domain/time/local-date';
import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { orderStatus } from '@sandbox/areas/order/store/order-status';
import { decideValidity, type ValidityWish } from '@sandbox/areas/order/trade/validity';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import * as E from 'fp-ts/Either';
import { newYork, tradegate, xetra } from '../../../market/fixtures';

describe('the status that follows from the quantities [OBK-01]', () => {
  it.each<[string, string, string, string, string]>([
    ['5', '5', '5', 'PARTIALLY_EXECUTED', 'open and executed'],
    ['5', '5', '0', 'OPEN', 'nothing executed yet'],
    ['5', '0', '5', 'PARTIALLY_EXECUTED', 'half of it'],
    ['0', '0', '10', 'EXECUTED', 'all of it'],
    ['0', '10', '0', 'CANCELLED_USER', 'the customer cancelled all'],
    ['0', '5', '5', 'CANCELLED_USER', 'the customer cancelled the rest'],
  ])('open %s, cancelled %s, executed %s is %s: %s', (open, cancelled, executed, status) => {
    const parts = { open: decimal(open), cancelled: decimal(cancelled), executed: decimal(executed) };
    expect(orderStatus({ ...parts, quantity: decimal('10') }, 'CANCELLED_USER')).toBe(status);
  });
});

describe('how long an order lives [ORD-11]', () => {
  const gfd: ValidityWish = { type: 'GFD' };
  const max: ValidityWish = { type: 'MAX' };
  const until = (date: string): ValidityWish => ({ type: 'GTD', date: calendarDay(date) });

  it.each<[string, ValidityWish, TradingVenue, string, string]>([
    ['2026-11-23T10:00:00+01:00', gfd, xetra, '2026-11-23', 'the day is running'],
    ['2026-11-23T17:30:00+01:00', gfd, xetra, '2026-11-24', 'the close itself is over'],
    ['2026-11-23T17:30:00+01:00', gfd, tradegate, '2026-11-23', 'another venue is open until 22:00'],
    ['2026-11-21T12:00:00+01:00', gfd, xetra, '2026-11-23', 'Saturday: Monday is the next exchange day'],
    ['2026-12-23T20:00:00+01:00', gfd, xetra, '2026-12-28', 'Christmas Eve to the weekend are closed'],
    ['2026-12-30T15:00:00+01:00', gfd, xetra, '2027-01-04', '30 December closes at 14:00'],
    [
      '2026-11-23T10:00:00+01:00',
      until('2026-11-28'),
      xetra,
      '2026-11-27',
      'a Saturday is corrected to the Friday before',
    ],
    [
      '2026-11-21T10:00:00+01:00',
      until('2026-11-22'),
      xetra,
      '2026-11-23',
      'a Sunday whose Friday is over becomes Monday',
    ],
    [
      '2026-11-23T10:00:00+01:00',
      until('2026-12-25'),
      xetra,
      '2026-12-23',
      'Christmas goes back to the last exchange day',
    ],
    ['2026-11-23T10:00:00+01:00', max, xetra, '2027-11-17', '360 days with the entry day'],
    ['2026-11-20T10:00:00+01:00', max, xetra, '2027-11-12', 'a Sunday at the end goes back to Friday'],
    ['2026-11-26T16:00:00+01:00', gfd, newYork, '2026-11-27', 'Thanksgiving'],
  ])('entered %s, %o at %o: %s (%s)', (entered, wish, venue, date) => {
    const decided = decideValidity(wish, instant(Date.parse(entered)), venue);
    expect(E.isRight(decided) && decided.right.date).toBe(date);
  });

  it.each<[string, string | undefined, string]>([
    ['2026-11-22', 'past', 'yesterday'],
    ['2027-11-17', undefined, 'the 359th day ahead'],
    ['2027-11-18', 'too-far', 'one more'],
  ])('GTD %s is %s: %s', (date, problem) => {
    const decided = decideValidity(until(date), instant(Date.parse('2026-11-23T10:00:00+01:00')), xetra);
    expect(E.isLeft(decided) ? decided.left : undefined).toBe(problem);
  });
});
