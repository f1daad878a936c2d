import { depotId, fundOrderId } from '@domain/codes/ids';
import { snapshotOf } from '@domain/form/session/snapshot';
import { fillFundOrder } from '@domain/fund-depot/form/fill-fund-order';
import { isBlankFundOrder, isEnteredOf } from '@domain/fund-depot/form/fund-draft';
import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import { decimal } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import {
  ABROAD,
  after,
  amountOf,
  begun,
  conditions,
  ELSEWHERE,
  everything,
  nodes,
  OWN,
  part,
  regularly,
  type Step,
  withdraw,
  withdrawn,
} from './support/fund-session';

describe('what an order of the fund depot comes to [FUN-01]', () => {
  const first = { interval: 'MONTHLY', day: 1, start: '2026-12-01' };

  it.each<readonly [string, readonly Step[], object]>([
    [
      'a deposit',
      [amountOf('100')],
      { kind: 'DEPOSIT', extent: { kind: 'AMOUNT', amount: decimal('100.00') }, iban: OWN },
    ],
    [
      'a withdrawal, to the account the depot is tied to',
      [withdrawn('100')],
      { kind: 'WITHDRAWAL', extent: { kind: 'AMOUNT', amount: decimal('100.00') }, iban: ELSEWHERE },
    ],
    [
      'a part',
      [part('12,5')],
      { kind: 'WITHDRAWAL', extent: { kind: 'PERCENT', percent: decimal('12.5') }, iban: ELSEWHERE },
    ],
    [
      'everything',
      [everything('KEEP', false)],
      { kind: 'WITHDRAWAL', extent: { kind: 'ALL', isClosing: false }, iban: ELSEWHERE },
    ],
    [
      'everything and the end',
      [everything('CLOSE', true)],
      { kind: 'WITHDRAWAL', extent: { kind: 'ALL', isClosing: true }, iban: ELSEWHERE },
    ],
    [
      'a regular deposit as proposed',
      [regularly()],
      { kind: 'DEPOSIT', extent: { kind: 'AMOUNT', amount: decimal('100.00') }, iban: OWN, regular: first },
    ],
    [
      'a regular deposit that grows and ends',
      [regularly({ day: '15', start: '15.01.2027', end: '15.01.2030', increase: '3' })],
      {
        kind: 'DEPOSIT',
        extent: { kind: 'AMOUNT', amount: decimal('100.00') },
        iban: OWN,
        regular: {
          interval: 'MONTHLY',
          day: 15,
          start: '2027-01-15',
          end: '2030-01-15',
          increase: decimal('3'),
        },
      },
    ],
    [
      'an end that is not wanted any more',
      [
        regularly({ end: '15.01.2030' }),
        (session) => {
          session.field(nodes.endKind).setValue('OPEN');
        },
      ],
      { kind: 'DEPOSIT', extent: { kind: 'AMOUNT', amount: decimal('100.00') }, iban: OWN, regular: first },
    ],
  ])('%s', async (_, steps, request) => {
    const session = after(steps, begun());
    expect(await session.submitted(nodes.request)).toMatchObject({ kind: 'read' });
    expect(session.value(nodes.request)).toEqual({ depotId: 'depot', ...request });
    expect(session.value(nodes.checkable)).toEqual({ depotId: 'depot', ...request });
  });

  it.each<readonly [string, readonly Step[], object]>([
    ['nothing yet', [], { kind: 'DEPOSIT', iban: OWN }],
    [
      'a schedule without its days',
      [regularly({ amount: '', start: '', end: '' })],
      { kind: 'DEPOSIT', iban: OWN, regular: { interval: 'MONTHLY', day: 1 } },
    ],
    [
      'a schedule with its end',
      [regularly({ amount: 'x', end: '15.01.2030', increase: '3' })],
      { kind: 'DEPOSIT', iban: OWN, regular: { ...first, end: '2030-01-15', increase: decimal('3') } },
    ],
  ])('of %s the bank is asked what can be read', (_, steps, partial) => {
    expect(after(steps, begun()).value(nodes.checkable)).toEqual({ depotId: 'depot', ...partial });
  });

  it.each<readonly [string, readonly FundConditions['accounts'][number][], string | undefined]>([
    ['an account of this bank first', conditions.accounts, OWN],
    [
      'else the one the depot is tied to',
      conditions.accounts.filter(({ isExternal }) => isExternal).toReversed(),
      ELSEWHERE,
    ],
    ['else the first', conditions.accounts.filter(({ iban }) => iban === ABROAD), ABROAD],
    ['none where there is none', [], undefined],
  ])('a deposit is proposed from %s', (_, accounts, proposed) => {
    expect(begun({ accounts }).field(nodes.accountIban).value).toBe(proposed);
  });
});

describe('an order of the bank in the form [FUN-01]', () => {
  const order: FundOrder = {
    id: fundOrderId('order'),
    depotId: depotId('depot'),
    kind: 'DEPOSIT',
    state: 'PENDING',
    version: '1',
    createdAt: instant(Date.UTC(2026, 10, 23, 9)),
    extent: { kind: 'AMOUNT', amount: decimal('1234.50') },
    iban: OWN,
    isExternal: false,
    isModifiable: true,
    isDeletable: true,
    allocation: [],
  };

  it.each<readonly [string, Partial<FundOrder>]>([
    ['a deposit', {}],
    [
      'a withdrawal',
      { kind: 'WITHDRAWAL', extent: { kind: 'AMOUNT', amount: decimal('123.40') }, iban: ELSEWHERE },
    ],
    [
      'a part',
      { kind: 'WITHDRAWAL', extent: { kind: 'PERCENT', percent: decimal('12.5') }, iban: ELSEWHERE },
    ],
    ['everything', { kind: 'WITHDRAWAL', extent: { kind: 'ALL', isClosing: false }, iban: ELSEWHERE }],
    ['the end', { kind: 'WITHDRAWAL', extent: { kind: 'ALL', isClosing: true }, iban: ELSEWHERE }],
    ['a regular one', { regular: { interval: 'QUARTERLY', day: 15, start: calendarDay('2027-01-15') } }],
    [
      'a regular one that grows and ends',
      {
        regular: {
          interval: 'QUARTERLY',
          day: 15,
          start: calendarDay('2027-01-15'),
          end: calendarDay('2030-01-15'),
          increase: decimal('3'),
        },
      },
    ],
  ])('%s stands there as it was given, ready to be changed', (_, changed) => {
    const session = begun({}, true);
    const told = { ...order, ...changed };
    fillFundOrder(session, told);
    const { kind, extent, iban, regular } = told;
    expect(session.value(nodes.said)).toEqual(extent);
    // Consent is not filled in: it is given again.
    expect(session.field(nodes.closingUnderstood).value).toBe(false);
    session.field(nodes.closingUnderstood).setValue(true);
    expect(session.value(nodes.request)).toEqual({
      depotId: 'depot',
      kind,
      extent,
      iban,
      ...(regular && { regular }),
    });
  });
});

describe('a draft of an order of the fund depot [FUN-01]', () => {
  it.each<readonly [string, readonly Step[], boolean]>([
    ['nothing said', [], true],
    ['only the direction chosen', [withdraw], true],
    ['an amount', [amountOf('1')], false],
    ['an amount taken back', [amountOf('1'), amountOf('')], true],
    ['an amount to withdraw', [withdrawn('1')], false],
    ['a part', [part('1')], false],
    ['an end', [regularly({ amount: '', end: '1' })], false],
    ['everything', [everything('KEEP', false)], false],
  ])('with %s', (_, steps, isBlank) => {
    expect(isBlankFundOrder(snapshotOf(after(steps, begun())))).toBe(isBlank);
  });

  it.each<readonly [string, Step, boolean, boolean]>([
    ['an amount to pay in', amountOf('1'), true, false],
    ['the end of a regular deposit', regularly({ amount: '', end: '1' }), true, false],
    ['an amount to withdraw', withdrawn('1'), false, true],
    ['a part', part('1'), false, true],
    ['everything', everything('KEEP', false), false, true],
  ])('with %s is one of the page it was typed on', (_, step, ofDeposit, ofWithdrawal) => {
    const draft = snapshotOf(after([step], begun()));
    expect(isEnteredOf('DEPOSIT', draft)).toBe(ofDeposit);
    expect(isEnteredOf('WITHDRAWAL', draft)).toBe(ofWithdrawal);
  });
});
