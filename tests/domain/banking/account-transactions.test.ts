import { remittanceLines, type AccountTransaction } from '@domain/banking/account-transaction';
import {
  foundTransactions,
  initialTransactionsView,
  isSameTransactionsView,
  monthlyEntries,
  sumsOf,
  withDirection,
  type TransactionsView,
  type Written,
} from '@domain/banking/transactions-view';
import { amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { fc } from '@tests/support/properties';

const line = (number: string, text: string): string => `${number}${text.padEnd(35)}`;

describe('what a booking is for [CUS-02]', () => {
  it.each([
    [
      'numbered lines are cut and trimmed',
      line('01', 'Miete') + line('02', 'November'),
      ['Miete', 'November'],
    ],
    ['an empty line is left out', line('01', '') + line('02', 'Gehalt'), ['Gehalt']],
    ['the last line may be cut short', `${line('01', 'Strom')}02Gas`, ['Strom', 'Gas']],
    ['a text without numbers is one line', 'Danke für die Überweisung', ['Danke für die Überweisung']],
    ['numbers that do not count up are text', '07Juli 08August', ['07Juli 08August']],
    [
      'one line that does not count up makes all of it text',
      `${line('01', 'Miete')}07Juli`,
      [`${line('01', 'Miete')}07Juli`],
    ],
    ['nothing is nothing', '', []],
  ])('%s', (_reason, info, expected) => {
    expect(remittanceLines(info)).toEqual(expected);
  });
});

const booking = (
  reference: string,
  value: string,
  day: string | undefined,
  rest: Partial<AccountTransaction> = {},
): AccountTransaction => ({
  reference,
  amount: amount(value, EUR),
  ...(day === undefined ? {} : { bookingDate: calendarDay(day) }),
  valueDate: day ?? '2026-11-25',
  type: 'TRANSFER',
  lines: [],
  ...rest,
});
const all = [
  booking('pending', '-2340.40', undefined, { lines: ['Wertpapierkauf', 'SAP SE'] }),
  booking('rent', '-985.00', '2026-11-01', { party: { name: 'Lindner', iban: 'DE89370400440532013000' } }),
  booking('salary', '3184.20', '2026-10-27', { lines: ['Gehalt'] }),
  booking('card', '-412.35', '2026-10-12'),
];
const today = calendarDay('2026-11-23');
const written = (): string => '3.184,20 3184,20';
const unwritten: Written = { amount: () => '', purpose: () => '' };
const found = (view: Partial<TransactionsView>, how: Partial<Written> = {}): readonly string[] =>
  foundTransactions(all, { ...initialTransactionsView, ...view }, today, { ...unwritten, ...how }).map(
    ({ reference }) => reference,
  );

describe('the bookings that are looked at [CUS-02]', () => {
  it.each<[string, Partial<TransactionsView>, readonly string[]]>([
    ['all', {}, ['pending', 'rent', 'salary', 'card']],
    ['from a day on, that day with it', { from: calendarDay('2026-11-01') }, ['pending', 'rent']],
    ['what is not booked counts as of today', { to: calendarDay('2026-11-22') }, ['rent', 'salary', 'card']],
    ['today shows it', { from: today, to: today }, ['pending']],
    ['by name in any case', { search: 'lindner' }, ['rent']],
    ['by purpose across its lines', { search: 'kauf sap' }, ['pending']],
    ['by IBAN in groups', { search: 'DE89 3704' }, ['rent']],
    ['whatever blanks surround the words', { search: '  lindner ' }, ['rent']],
    ['by blanks alone: all', { search: '   ' }, ['pending', 'rent', 'salary', 'card']],
    ['by nothing that is there', { search: 'Zinsen' }, []],
  ])('%s', (_reason, view, expected) => {
    expect(found(view)).toEqual(expected);
  });

  it('are found by what they are for as it is written in another language', () => {
    const purpose = ({ reference }: AccountTransaction) =>
      reference === 'pending' ? 'Securities purchase' : '';
    expect(found({ search: 'purchase' }, { purpose })).toEqual(['pending']);
  });

  it('are found by their amount as it is written', () => {
    expect(found({ search: '3184,20' }, { amount: written })).toHaveLength(all.length);
    expect(found({ search: '3184,21' }, { amount: written })).toEqual([]);
  });

  it.each<[Partial<TransactionsView>, boolean]>([
    [{}, true],
    [{ direction: 'in' }, false],
    [{ from: today }, false],
    [{ to: today }, false],
    [{ search: 'x' }, false],
  ])('with %j are looked at as before: %s', (change, isSame) => {
    expect(isSameTransactionsView(initialTransactionsView, { ...initialTransactionsView, ...change })).toBe(
      isSame,
    );
  });

  it('go either way where neither is wished', () => {
    expect(withDirection(all, initialTransactionsView)).toEqual(all);
  });

  it('go in or out', () => {
    const way = (direction: 'in' | 'out') =>
      withDirection(all, { ...initialTransactionsView, direction }).map(({ reference }) => reference);
    expect(way('in')).toEqual(['salary']);
    expect(way('out')).toEqual(['pending', 'rent', 'card']);
  });

  it('stand month by month under what each brought and took, what is not booked first', () => {
    const entries = monthlyEntries(all, EUR);
    expect(entries.map(({ id }) => id)).toEqual([
      'not-booked',
      'pending',
      '2026-11',
      'rent',
      '2026-10',
      'salary',
      'card',
    ]);
    expect(entries.map(({ kind }) => kind)).toEqual([
      'month',
      'transaction',
      'month',
      'transaction',
      'month',
      'transaction',
      'transaction',
    ]);
    const october = entries.find(({ id }) => id === '2026-10');
    expect(october).toMatchObject({ sums: { in: amount('3184.20', EUR), out: amount('-412.35', EUR) } });
  });

  it('lose no cent: in and out together are the sum of all', () => {
    const cents = fc.bigInt({ min: -10_000_000n, max: 10_000_000n });
    fc.assert(
      fc.property(fc.array(cents), (values) => {
        const some = values.map((units, index) => ({
          ...booking(String(index), '0.00', '2026-10-01'),
          amount: amount({ units, scale: 2 }, EUR),
        }));
        const sums = sumsOf(some, EUR);
        const whole = values.reduce((sum, units) => sum + units, 0n);
        const [inUnits, outUnits] = [sums.in, sums.out].map(({ value }) => decimalText(value));
        expect(Math.round((Number(inUnits) + Number(outUnits)) * 100)).toBe(Number(whole));
      }),
    );
  });
});
