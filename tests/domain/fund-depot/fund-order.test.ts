import { fundOrderId } from '@domain/codes/ids';
import { decimal } from '@domain/money/decimal';
import { fundOrderStates, isOpen, withOrder, type FundOrder } from '@domain/fund-depot/fund-order';
import { fundParts } from '@domain/fund-depot/fund-sentence';
import { calendarDay } from '@domain/time/local-date';

describe('the orders of a fund depot [FUN-01]', () => {
  it('are open while something is still to come', () => {
    expect([...fundOrderStates, 'UNKNOWN' as const].filter((state) => isOpen({ state }))).toEqual([
      'PENDING',
      'IN_EXECUTION',
      'ACTIVE',
    ]);
  });

  it('take a changed one in its place, and a new one before all others', () => {
    const order = (id: string, version: string) => ({ id: fundOrderId(id), version }) as FundOrder;
    const known = [order('a', '1'), order('b', '1')];
    expect(withOrder(known, order('b', '2'))).toEqual([order('a', '1'), order('b', '2')]);
    expect(withOrder(known, order('c', '1'))).toEqual([order('c', '1'), ...known]);
  });
});

describe('what is said of an order of a fund depot [FUN-01]', () => {
  const extent = { kind: 'AMOUNT', amount: decimal('100.00') } as const;
  const iban = 'DE02120300000000202051';
  const [priceDay, settlementDay] = [calendarDay('2026-11-24'), calendarDay('2026-11-26')];
  const regular = { interval: 'MONTHLY', day: 1, start: calendarDay('2026-12-01') } as const;

  it('is nothing while its extent is not known, or is none of a deposit', () => {
    expect(fundParts({ kind: 'DEPOSIT', iban })).toEqual([]);
    expect(fundParts({ kind: 'DEPOSIT', extent: { kind: 'ALL', isClosing: false }, iban })).toEqual([]);
  });

  it.each([
    [undefined, 'paid'],
    [false, 'paid'],
    [true, 'debit'],
  ] as const)('is how much a deposit is and how it is paid: debited %s', (isDebited, kind) => {
    expect(fundParts({ kind: 'DEPOSIT', extent, iban, isDebited, priceDay })).toEqual([
      { kind: 'deposit', amount: extent.amount },
      { kind, iban },
      { kind: 'price', day: priceDay, side: 'DEPOSIT' },
    ]);
  });

  it('is of a regular one when, how it grows, and how long', () => {
    const end = calendarDay('2030-12-01');
    const raised = { ...regular, increase: decimal('3'), end };
    expect(fundParts({ kind: 'DEPOSIT', extent, iban, regular: raised, priceDay })).toEqual([
      { kind: 'regular', amount: extent.amount, regular: raised },
      { kind: 'raise', percent: decimal('3') },
      { kind: 'paid', iban },
      { kind: 'until', end },
    ]);
    expect(fundParts({ kind: 'DEPOSIT', extent, regular })).toEqual([
      { kind: 'regular', amount: extent.amount, regular },
      { kind: 'until', end: undefined },
    ]);
    expect(fundParts({ kind: 'DEPOSIT', extent })).toEqual([{ kind: 'deposit', amount: extent.amount }]);
  });

  it('is of a withdrawal at which price, where the money goes and when', () => {
    expect(fundParts({ kind: 'WITHDRAWAL', extent, iban, priceDay, settlementDay })).toEqual([
      { kind: 'withdrawal', extent },
      { kind: 'price', day: priceDay, side: 'WITHDRAWAL' },
      { kind: 'paidOut', iban },
      { kind: 'money', day: settlementDay },
    ]);
    expect(fundParts({ kind: 'WITHDRAWAL', extent })).toEqual([{ kind: 'withdrawal', extent }]);
  });

  it.each([
    [true, ['withdrawal', 'closing']],
    [false, ['withdrawal']],
  ])('is that the depot is closed with all of it: %s', (isClosing, kinds) => {
    expect(
      fundParts({ kind: 'WITHDRAWAL', extent: { kind: 'ALL', isClosing } }).map(({ kind }) => kind),
    ).toEqual(kinds);
  });
});
