import { calendarDay } from '@domain/time/local-date';
import { Answers } from '@sandbox/areas/application/check/answers';
import { checkApplication } from '@sandbox/areas/application/check/check-application';
import { productOf, type ProductId } from '@sandbox/areas/application/product';
import { singleDepot, wire, type Said } from './sample-fields';

/** What the bank says, as field and key. */
const told = (product: ProductId, said: Said, scope: 'all' | 'sent' = 'all'): readonly string[] =>
  checkApplication(
    productOf(product),
    Answers.of(wire(said)),
    {
      today: calendarDay('2026-11-23'),
      productGroupIds: new Set(['etf', 'fonds', 'hebelprodukte']),
      isSecurity: () => true,
      planObjections: () => [],
      isStatable: () => true,
      isModule: () => true,
      isBundle: () => true,
      known: new Map(),
      cards: new Map(),
    },
    scope,
  ).map(({ key, origin }) => `${origin?.[0] ?? ''}: ${key}`);

describe('a second telephone number [APP-12]', () => {
  const second = {
    'TELEKOM.VORWAHL_I1_2': '+49',
    'TELEKOM.NUMMER_I1_2': '301234567',
    'TELEKOM.ART_I1_2': 'PRIVAT',
  };
  const preferring = (first?: 'J' | 'N', other?: 'J' | 'N'): Said => ({
    ...singleDepot(),
    ...second,
    ...(first && { 'TELEKOM.BEVORZUGT_I1_1': first }),
    ...(other && { 'TELEKOM.BEVORZUGT_I1_2': other }),
  });
  const NOT_ONE = ['TELEKOM.BEVORZUGT_I1_2: fehler-telefon-bevorzugt'];

  it.each([
    ['J', 'N', []],
    ['N', 'J', []],
    ['J', undefined, []],
    ['J', 'J', NOT_ONE],
    ['N', 'N', NOT_ONE],
    [undefined, undefined, NOT_ONE],
  ] as const)('preferred are %s and %s: %j', (first, other, expected) => {
    expect(told('depot', preferring(first, other))).toEqual(expected);
    expect(told('adresse', preferring(first, other))).toEqual(expected);
  });

  it('is said with its country code and what it is', () => {
    const said = { ...preferring('J'), 'TELEKOM.VORWAHL_I1_2': '', 'TELEKOM.ART_I1_2': '' };
    expect(told('depot', said)).toEqual([
      'TELEKOM.VORWAHL_I1_2: fehler_pflichtfeld_nicht_gesetzt',
      'TELEKOM.ART_I1_2: fehler_pflichtfeld_nicht_gesetzt',
    ]);
  });

  it('is another one, of the same country or not', () => {
    const { 'TELEKOM.VORWAHL_I1_1': code = '', 'TELEKOM.NUMMER_I1_1': number = '' } = singleDepot();
    const again = { ...preferring('J'), 'TELEKOM.VORWAHL_I1_2': code, 'TELEKOM.NUMMER_I1_2': number };
    expect(told('depot', again)).toEqual(['TELEKOM.NUMMER_I1_2: fehler-telefon-doppelt']);
    expect(told('depot', { ...again, 'TELEKOM.VORWAHL_I1_2': '+43' })).toEqual([]);
  });

  it('is not judged before it is all sent', () => {
    const sent = { 'TELEKOM.NUMMER_I1_2': '301234567', 'TELEKOM.BEVORZUGT_I1_1': 'N' };
    expect(told('depot', sent, 'sent')).toEqual([]);
  });
});
