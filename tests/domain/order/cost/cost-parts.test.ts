import {
  inPriceOf,
  type CostGroup,
  type CostIndication,
  type CostItem,
} from '@domain/order/cost/cost-indication';
import {
  costParts,
  costSections,
  isEstimate,
  isForeign,
  ownGroup,
  type CostBlock,
} from '@domain/order/cost/cost-parts';
import { exchangeRatesOf } from '@domain/order/cost/exchange-rates';
import { costLegs, legsTotal } from '@domain/order/cost/legs-total';
import type { OrderType } from '@domain/order/order-type';
import type { Side } from '@domain/order/side';
import { amount, type Amount } from '@domain/money/amount';
import { decimal, decimalText, zero } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR, PIECES, USD, unit } from '@domain/money/unit';

const euros = (text: string): Amount => amount(text, EUR);
const item = (label: string, text: string | undefined, more: Partial<CostItem> = {}): CostItem => ({
  kind: 'service',
  label,
  ...(text !== undefined && { amount: euros(text) }),
  ...more,
});
const group = (label: string, sum: string | undefined, items: readonly CostItem[] = []): CostGroup => ({
  label,
  ...(sum !== undefined && { sum: euros(sum) }),
  items,
});

const fee = item('Orderprovision', '9.90');
const spread = item('Spread', '2.00', { isInPrice: true, inReportingCurrency: euros('1.80') });

const note = (side: Side, own: CostGroup, more: Partial<CostIndication> = {}): CostIndication => ({
  name: 'Share',
  wkn: '840400',
  side,
  quantity: amount('10', PIECES),
  settlementCurrency: EUR,
  tradingCurrency: EUR,
  reportingCurrency: EUR,
  costs: {
    kind: 'calculated',
    breakdown: {
      ...(side === 'BUY' && { purchase: own, holding: group('Halten', '1.00') }),
      sale: side === 'BUY' ? group('Verkauf', '5.00') : own,
      total: euros('0'),
      totalShare: percentage(decimal('0')),
      detail: {
        service: euros('0'),
        serviceInducement: euros('0'),
        thirdParty: euros('0'),
        product: euros('0'),
      },
    },
  },
  ...more,
});
const generic = note('BUY', group('Kauf', '9.90'), { costs: { kind: 'generic' } });

describe('what a price contains of the costs [ORD-19]', () => {
  it.each<[string, readonly CostItem[], string | undefined, string | undefined]>([
    ['one part', [fee, spread], '2.00', '1.80'],
    ['several', [spread, fee, spread], '4.00', '3.60'],
    ['one that is not known', [item('Spread', undefined, { isInPrice: true }), spread], undefined, undefined],
    [
      'one that is not known after another',
      [spread, item('Spread', undefined, { isInPrice: true })],
      undefined,
      undefined,
    ],
  ])('is the sum of its parts: %s', (_, items, sum, reported) => {
    expect(inPriceOf(group('Kauf', '11.90', items))).toEqual({
      label: 'Kauf',
      ...(sum !== undefined && { sum: euros(sum) }),
      ...(reported !== undefined && { sumInReportingCurrency: euros(reported) }),
      items: items.filter((each) => each !== fee),
    });
  });

  it('is nothing where all is charged', () => {
    expect(inPriceOf(group('Kauf', '9.90', [fee]))).toBeUndefined();
  });
});

describe('the parts of a cost note [ORD-19]', () => {
  const own = { ...group('Eigene', '11.90', [fee, spread]), sumInReportingCurrency: euros('10.71') };

  it.each<[Side, readonly string[]]>([
    ['BUY', ['purchase charged 9.90', 'purchase inPrice 2.00', 'holding charged 1.00', 'sale charged 5.00']],
    ['SELL', ['sale charged 9.90', 'sale inPrice 2.00']],
  ])('are, of a %s, %s', (side, told) => {
    const indication = note(side, own);
    if (indication.costs.kind === 'generic') throw new Error('No figures');
    const sections = costSections(indication, indication.costs.breakdown);
    const texts = sections.map(
      ({ block, kind, group: { sum } }) => `${block} ${kind} ${decimalText(sum?.value ?? zero)}`,
    );
    expect(texts).toEqual(told);
    // What is charged: 10.71 less 1.80 in the other currency, and no spread among its items.
    expect(sections[0]?.group).toMatchObject({ sumInReportingCurrency: euros('8.91'), items: [fee] });
  });

  it('are drawn where they are known and not nothing', () => {
    const parts = [fee, item('Börse', '0.00'), item('Entgelt', undefined), spread];
    expect(costParts(note('BUY', group('Kauf', '11.90', parts)))).toEqual([
      { label: 'Orderprovision', amount: euros('9.90') },
      { label: 'Spread', amount: euros('2.00'), isInPrice: true },
    ]);
    expect(costParts(generic)).toEqual([]);
  });

  it('are those of the purchase, or of the sale', () => {
    expect(ownGroup(note('BUY', own))).toBe(own);
    expect(ownGroup(note('SELL', own))).toBe(own);
    expect(ownGroup(generic)).toBeUndefined();
  });

  it.each<[Side, Amount | undefined, CostBlock, boolean]>([
    ['BUY', euros('1'), 'purchase', false],
    ['BUY', euros('1'), 'sale', true],
    ['BUY', undefined, 'purchase', true],
    ['SELL', euros('1'), 'sale', false],
    ['SELL', euros('1'), 'purchase', true],
    ['SELL', undefined, 'sale', true],
  ])('are estimated unless a limit bounds them: %s, limit %j, %s: %s', (side, limit, block, is) => {
    expect(isEstimate(note(side, own, limit && { limit }), block)).toBe(is);
  });

  it('have a second currency where the price has another one', () => {
    expect([note('BUY', own), note('BUY', own, { tradingCurrency: USD })].map(isForeign)).toEqual([
      false,
      true,
    ]);
  });
});

describe('the rates that are known [ORD-19]', () => {
  it('are those of price, account and note, the price first', () => {
    const ofPrice = { currency: USD, bid: decimal('1.10'), ask: decimal('1.20') };
    const exchangeRate = { currency: unit('CHF'), bid: decimal('0.90'), ask: decimal('0.95') };
    const account = { exchangeRate } as Parameters<typeof exchangeRatesOf>[1];
    const own = group('Kauf', '9.90');
    const foreign = note('BUY', own, { tradingCurrency: USD, exchangeRate: decimal('1.15') });
    const ofNote = { currency: USD, bid: decimal('1.15'), ask: decimal('1.15') };
    expect(exchangeRatesOf(ofPrice, account, foreign)).toEqual([ofPrice, exchangeRate, ofNote]);
    expect(exchangeRatesOf(undefined, undefined, foreign)).toEqual([ofNote]);
    expect(exchangeRatesOf(undefined, undefined, note('BUY', own))).toEqual([]);
    expect(exchangeRatesOf(undefined, undefined, undefined)).toEqual([]);
  });
});

describe('the costs of a combined order [ORD-12] [ORD-13] [ORD-19]', () => {
  it.each<[OrderType, number, readonly string[]]>([
    ['LIMIT', 1, []],
    ['ONE_CANCELS_OTHER', 2, ['stop', 'limit']],
    ['NEXT_ORDER', 2, ['base', 'follow']],
    ['NEXT_ORDER', 3, ['base', 'followStop', 'followLimit']],
  ])('are told leg by leg: a %s of %d notes: %s', (type, count, legs) => {
    expect(costLegs(type, count)).toEqual(legs);
  });

  const of = (sum: string | undefined, side: Side = 'BUY') => note(side, group('Eigene', sum));
  const dollars = note('SELL', { label: 'Eigene', sum: amount('9.90', USD), items: [] });

  it.each<[string, OrderType, readonly CostIndication[], string | undefined]>([
    ['those of an order by itself', 'LIMIT', [of('9.90')], '9.90'],
    [
      'the dearer of two that cancel each other',
      'ONE_CANCELS_OTHER',
      [of('9.90', 'SELL'), of('12.40', 'SELL')],
      '12.40',
    ],
    ['whichever it is', 'ONE_CANCELS_OTHER', [of('12.40', 'SELL'), of('9.90', 'SELL')], '12.40'],
    ['both of two that follow each other', 'NEXT_ORDER', [of('9.90'), of('12.40', 'SELL')], '22.30'],
    [
      'the first and the dearer that may follow',
      'NEXT_ORDER',
      [of('9.90'), of('10.00', 'SELL'), of('12.40', 'SELL')],
      '22.30',
    ],
    ['unknown where one is', 'NEXT_ORDER', [of('9.90'), of(undefined, 'SELL')], undefined],
    ['unknown where the first is', 'NEXT_ORDER', [of(undefined), of('9.90', 'SELL')], undefined],
    [
      'unknown where one of two is',
      'ONE_CANCELS_OTHER',
      [of('9.90', 'SELL'), of(undefined, 'SELL')],
      undefined,
    ],
    [
      'unknown where the other of two is',
      'NEXT_ORDER',
      [of('1.00'), of(undefined, 'SELL'), of('9.90', 'SELL')],
      undefined,
    ],
    ['not added up across currencies', 'NEXT_ORDER', [of('9.90'), dollars], undefined],
    ['not compared across currencies', 'ONE_CANCELS_OTHER', [of('9.90', 'SELL'), dollars], undefined],
    ['unknown where the bank has no figures', 'LIMIT', [generic], undefined],
    ['unknown where there is no note', 'LIMIT', [], undefined],
  ])('are %s', (_, type, notes, expected) => {
    expect(legsTotal(type, notes)).toEqual(expected === undefined ? undefined : euros(expected));
  });
});
