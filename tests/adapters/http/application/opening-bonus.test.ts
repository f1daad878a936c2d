import { wireApplication } from '@adapters/http/application/application-codec';
import { toSubmitted } from '@adapters/http/application/application-mapper';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';

const FIFTY = { value: '50.00', unit: 'EUR' };

const read = (openingBonus: unknown) =>
  pipe(
    wireApplication.decode({
      applicationId: 'a',
      applicationNumber: 'A1000001',
      product: 'depot',
      state: 'OPENED',
      canRelease: false,
      submittedAt: '2026-11-23T09:00:00,000000+01',
      history: [],
      results: [],
      reason: null,
      openingBonus,
    }),
    E.map((wire) => toSubmitted(wire).bonus),
  );

describe('the opening bonus in an application [APP-13]', () => {
  const fifty = amount('50.00', EUR);

  it.each<[unknown, unknown]>([
    [null, undefined],
    [undefined, undefined],
    [
      { state: 'PENDING', amount: FIFTY, lastDay: '2027-02-21' },
      { state: 'PENDING', amount: fifty, lastDay: '2027-02-21' },
    ],
    [
      { state: 'LAPSED', amount: FIFTY, lastDay: '2027-02-21' },
      { state: 'LAPSED', amount: fifty, lastDay: '2027-02-21' },
    ],
    [
      { state: 'PAID', amount: FIFTY, lastDay: '2027-02-21' },
      { state: 'PAID', amount: fifty },
    ],
    [
      { state: 'REFUSED', amount: FIFTY, lastDay: null },
      { state: 'REFUSED', amount: fifty },
    ],
    [{ state: 'DOUBLED', amount: FIFTY, lastDay: null }, undefined],
  ])('%j is %j', (wire, bonus) => {
    expect(read(wire)).toEqual(E.right(bonus));
  });

  it.each([
    [{ state: 'PAID', amount: { value: '50,00', unit: 'EUR' } }],
    [{ state: 'PENDING', amount: FIFTY, lastDay: '30.02.2027' }],
  ])('%j is no answer', (wire) => {
    expect(E.isLeft(read(wire))).toBe(true);
  });
});
