import {
  ABROAD,
  after,
  amountOf,
  begun,
  conditions,
  ELSEWHERE,
  everything,
  from,
  granted,
  nodes,
  OWN,
  part,
  regularly,
  type Session,
  type Step,
  withdraw,
  withdrawn,
} from './support/fund-session';

async function refusedFor(session: Session) {
  await session.submitted(nodes.request);
  return session.summary.map(({ field, key, args }) => [field, key, args]);
}

describe('what stands in the way of an order of the fund depot [FUN-01]', () => {
  it.each<readonly [string, readonly Step[], readonly (readonly [string, string, object])[]]>([
    ['nothing said', [], [['amount', 'fund-amount-missing', {}]]],
    ['no number', [amountOf('x')], [['amount', 'fund-amount-format', {}]]],
    ['nothing', [amountOf('0')], [['amount', 'fund-amount-format', {}]]],
    [
      'either of two',
      [amountOf('1,234')],
      [['amount', 'fund-amount-ambiguous', { first: '1.234,00', second: '1,23' }]],
    ],
    ['the least but a cent', [amountOf('49,99')], [['amount', 'fund-below-minimum', { min: '50.00' }]]],
    ['the least', [amountOf('50,00')], []],
    ['all that is there', [amountOf('2.000')], []],
    ['a cent more', [amountOf('2.000,01')], [['amount', 'fund-above-available', { available: '2000.00' }]]],
    ['the most and a cent', [amountOf('20.000,01')], [['amount', 'fund-above-maximum', { max: '20000.00' }]]],
    [
      'a debit without mandate',
      [from(ELSEWHERE), amountOf('5.000')],
      [['mandateGranted', 'fund-mandate-missing', {}]],
    ],
    ['the largest debit', [from(ELSEWHERE), amountOf('5.000'), granted], []],
    [
      'a debit above it',
      [from(ELSEWHERE), amountOf('5.000,01'), granted],
      [['amount', 'fund-debit-above-limit', { max: '5000.00' }]],
    ],
    ['the largest debit abroad', [from(ABROAD), amountOf('1.000'), granted], []],
    [
      'a debit abroad above it',
      [from(ABROAD), amountOf('1.000,01'), granted],
      [['amount', 'fund-debit-above-limit', { max: '1000.00' }]],
    ],
    // What is there on a day to come nobody knows.
    ['a regular one above what is there', [regularly({ amount: '2.000,01' })], []],
    ['a regular one of the least', [regularly({ amount: '25' })], []],
    [
      'a regular one below',
      [regularly({ amount: '24,99' })],
      [['amount', 'fund-below-minimum', { min: '25.00' }]],
    ],
    [
      'a regular one above the most',
      [regularly({ amount: '10.000,01' })],
      [['amount', 'fund-above-maximum', { max: '10000.00' }]],
    ],
    ['no start', [regularly({ start: '' })], [['start', 'fund-start-missing', {}]]],
    ['a day that is none', [regularly({ start: '31.02.2027' })], [['start', 'fund-date-impossible', {}]]],
    [
      'a start too early',
      [regularly({ start: '30.11.2026' })],
      [['start', 'fund-start-range', { first: '2026-12-01', last: '2027-11-21' }]],
    ],
    ['the last start', [regularly({ start: '21.11.2027' })], []],
    [
      'a start too late',
      [regularly({ start: '22.11.2027' })],
      [['start', 'fund-start-range', { first: '2026-12-01', last: '2027-11-21' }]],
    ],
    ['no end', [regularly({ end: '' })], [['end', 'fund-end-missing', {}]]],
    ['an end that is none', [regularly({ end: '30.02.2027' })], [['end', 'fund-date-impossible', {}]]],
    [
      'an end before the start',
      [regularly({ start: '15.12.2026', end: '14.12.2026' })],
      [['end', 'fund-end-before-start', {}]],
    ],
    ['an end on the day of the start', [regularly({ start: '15.12.2026', end: '15.12.2026' })], []],
    ['a withdrawal of nothing', [withdraw], [['withdrawn', 'fund-amount-missing', {}]]],
    [
      'a withdrawal below the least',
      [withdrawn('49,99')],
      [['withdrawn', 'fund-below-minimum', { min: '50.00' }]],
    ],
    ['a withdrawal of the least', [withdrawn('50')], []],
    ['a withdrawal that leaves what must stay', [withdrawn('500')], []],
    [
      'a withdrawal that leaves a cent less',
      [withdrawn('500,01')],
      [['withdrawn', 'fund-rest-too-low', { max: '500.00', rest: '500.00' }]],
    ],
    ['no part', [part('')], [['percent', 'fund-percent-missing', {}]]],
    ['no percent', [part('0')], [['percent', 'fund-percent-range', {}]]],
    ['all of it as a part', [part('100')], [['percent', 'fund-percent-range', {}]]],
    ['a part that is no number', [part('ein Teil')], [['percent', 'fund-percent-range', {}]]],
    // 4.99 % of 1,000.00 are 49.90, 5 % are 50.00, 50 % leave 500.00, 50.01 % are 500.10.
    ['a part below the least', [part('4,99')], [['percent', 'fund-below-minimum', { min: '50.00' }]]],
    ['a part of the least', [part('5 %')], []],
    ['a part that leaves what must stay', [part('50')], []],
    [
      'a part that leaves less',
      [part('50,01')],
      [['percent', 'fund-rest-too-low', { max: '500.00', rest: '500.00' }]],
    ],
    ['everything', [everything('KEEP', false)], []],
    [
      'the end of the depot, unread',
      [everything('CLOSE', false)],
      [['closingUnderstood', 'fund-closing-unconfirmed', {}]],
    ],
    ['the end of the depot', [everything('CLOSE', true)], []],
  ])('%s', async (_, steps, found) => {
    expect(await refusedFor(after(steps, begun()))).toEqual(found);
  });

  it.each<readonly [string, Step]>([
    // What an order binds already does not count against its change: the bank calculates that.
    ['more than is there', amountOf('2.000,01')],
    ['a withdrawal of what must stay', withdrawn('500,01')],
    ['a part that leaves less', part('50,01')],
    ['a part below the least', part('4,99')],
    ['a start that has passed', regularly({ start: '30.11.2026' })],
  ])('%s is the bank’s matter where an order is changed', async (_, step) => {
    expect(await refusedFor(after([step], begun({}, true)))).toEqual([]);
  });

  it.each<readonly [string, Partial<(typeof conditions.accounts)[number]>, string, readonly string[]]>([
    ['whose balance is not told', {}, '20.000', []],
    ['with more than the most', { available: conditions.deposit.maximum }, '20.000', []],
    ['with all of it', { available: conditions.value }, '1.000', []],
    ['with a cent less', { available: conditions.value }, '1.000,01', ['fund-above-available']],
  ])('an account %s bears %s', async (_, known, amount, keys) => {
    const own = { iban: OWN, type: 'settlement' as const, isExternal: false, isReference: false, ...known };
    const found = await refusedFor(after([amountOf(amount)], begun({ accounts: [own] })));
    expect(found.map(([, key]) => key)).toEqual(keys);
  });

  it('asks for an account and for a day where the bank proposes none', async () => {
    const { regular } = conditions;
    const session = begun({ accounts: [], regular: { ...regular, days: [] } });
    expect(await refusedFor(after([regularly()], session))).toEqual([
      ['day', 'fund-day-missing', {}],
      ['accountIban', 'fund-account-missing', {}],
    ]);
  });
});
