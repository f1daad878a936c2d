import type { FundPreview } from '@domain/fund-depot/fund-conditions';
import { requestParts } from '@domain/fund-depot/fund-sentence';
import { fundBinding, fundTurn } from '@domain/fund-depot/fund-turn';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { conditions, OWN } from './support/fund-session';

const shown: FundPreview = {
  days: conditions.days,
  total: amount('500.00', EUR),
  isExternal: false,
  allocation: [],
};
const priceDay = calendarDay('2026-11-26');
const { cutOff } = conditions.days;

describe('what the bank says of an order once more [FUN-01]', () => {
  it.each<[string, Partial<FundPreview>, ReturnType<typeof fundTurn>]>([
    ['the same', {}, undefined],
    [
      'another price day: its closing time has passed',
      { days: { ...conditions.days, priceDay } },
      { kind: 'closed', cutOff, from: conditions.days.priceDay, to: priceDay },
    ],
    ['another sum', { total: amount('500.01', EUR) }, { kind: 'moved' }],
    ['another account', { isExternal: true }, { kind: 'moved' }],
  ])('is %s', (_, said, turn) => {
    const next = { ...shown, ...said };
    expect(fundTurn(shown, next)).toEqual(turn);
    expect(fundBinding(next) === fundBinding(shown)).toBe(turn === undefined);
  });

  it('is what the order is put in words by, whatever was said before', () => {
    const order = {
      depotId: conditions.depotId,
      kind: 'DEPOSIT',
      extent: { kind: 'AMOUNT', amount: decimal('500') },
      iban: OWN,
    } as const;
    const said = { ...shown, isExternal: true, days: { ...conditions.days, priceDay } };
    expect(requestParts(order, said)).toEqual([
      { kind: 'deposit', amount: decimal('500') },
      { kind: 'debit', iban: OWN },
      { kind: 'price', day: '2026-11-26', side: 'DEPOSIT' },
    ]);
  });
});
