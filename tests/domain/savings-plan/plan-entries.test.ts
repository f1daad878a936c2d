import { savingsPlanId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { emptySnapshot } from '@domain/form/session/snapshot';
import { decimal, decimalText } from '@domain/money/decimal';
import { clearRow } from '@domain/savings-plan/form/clear-row';
import { fillPlan } from '@domain/savings-plan/form/fill-plan';
import {
  instrumentsIn,
  isBlankPlan,
  planChangeName,
  planDraftName,
} from '@domain/savings-plan/form/plan-draft';
import { readDay, readEuro, readIban, readName, readPercent } from '@domain/savings-plan/form/plan-finding';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { calendarDay } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { enterRow, etf, plan, planSession } from '../support/plan-samples';
import { share } from '../support/samples';

/** What a reader makes of a text: the value in words, or what is wrong with it. */
const told = <T>(
  answer: E.Either<{ key: string; fallback: string; args: object }, T>,
  say: (value: T) => string,
) => (E.isRight(answer) ? say(answer.right) : [answer.left.key, answer.left.args]);

describe('what is typed into the fields of a plan [SAV-01]', () => {
  it.each([
    ['100', '100.00'],
    ['1.234,56', '1234.56'],
    ['50,', '50.00'],
    ['0', ['plan-amount-format', {}]],
    ['0,00', ['plan-amount-format', {}]],
    ['-5', ['plan-amount-format', {}]],
    ['viel', ['plan-amount-format', {}]],
    ['1.23,4', ['plan-amount-format', {}]],
    ['1,234', ['plan-amount-ambiguous', { first: '1.234,00', second: '1,23' }]],
    ['1,2345', ['plan-amount-format', {}]],
  ])('reads %s EUR', (text, expected) => {
    expect(told(readEuro(text), decimalText)).toEqual(expected);
  });

  it('says nothing in words that a page has no text for', () => {
    expect(E.isLeft(readEuro('viel')) && readEuro('viel')).toEqual(
      E.left({ severity: 'ERROR', key: 'plan-amount-format', fallback: '', args: {} }),
    );
  });

  it.each([
    ['12,5', '12.5'],
    ['12,5 %', '12.5'],
    ['12,5%', '12.5'],
    ['40%  ', '40.00'],
    ['100', '100.00'],
    ['100,01', ['plan-share-too-large', {}]],
    ['0', ['plan-amount-format', {}]],
    ['4%0', ['plan-amount-format', {}]],
    ['40%x', ['plan-amount-format', {}]],
  ])('reads a share of %s', (text, expected) => {
    expect(told(readPercent(text), decimalText)).toEqual(expected);
  });

  it.each([
    ['01.06.2027', '2027-06-01'],
    ['30.02.2027', ['plan-date-impossible', {}]],
    ['', ['plan-date-impossible', {}]],
  ])('reads the day %s', (text, expected) => {
    expect(told(readDay(text), String)).toEqual(expected);
  });

  it.each([
    ['de02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
    ['DE02120300000000202052', ['plan-iban-wrong', {}]],
  ])('reads the IBAN %s', (text, expected) => {
    expect(told(readIban(text), String)).toEqual(expected);
  });

  it.each([
    ['  Für später ', 'Für später'],
    [` ${'x'.repeat(40)} `, 'x'.repeat(40)],
    ['x'.repeat(41), ['plan-name-too-long', { length: '40' }]],
  ])('reads the name %s', (text, expected) => {
    expect(told(readName(text), String)).toEqual(expected);
  });
});

describe('drafts of plans [SAV-01]', () => {
  it('have names by which intents name them as well', () => {
    expect(planDraftName(tabId('tab-7'))).toBe('savings-plan-draft/tab-7');
    expect(planChangeName(savingsPlanId('plan-7'))).toBe('savings-plan-change/plan-7');
  });

  it.each([
    ['positions[1].instrument', true],
    ['positions[1].rate', true],
    ['positions[12].share', true],
    ['total', true],
    ['externalIban', true],
    ['name', true],
    ['endDate', true],
    ['suspensionFrom', true],
    ['suspensionTo', true],
    ['interval', false],
    ['executionDay', false],
    ['increase', false],
    ['positions[1].said', false],
    ['other.positions[1].rate', false],
    ['names', false],
  ])('are worth keeping once %s is entered: %s', (path, isWorth) => {
    const draft = (value: string) => ({ ...emptySnapshot, fields: { interval: 'YEARLY', [path]: value } });
    expect(isBlankPlan(draft('50'))).toBe(!isWorth);
    expect(isBlankPlan(draft(''))).toBe(true);
  });

  it('name their securities by the fields they stand in', () => {
    const fields = {
      'positions[1].instrument': 'IE00B4L5Y983',
      'positions[2].instrument': '',
      'positions[3].instrument': true,
      'positions[1].rate': '50',
    };
    expect(instrumentsIn({ ...emptySnapshot, fields })).toEqual([
      ['positions[1].instrument', 'IE00B4L5Y983'],
    ]);
  });
});

describe('the only row of a plan [SAV-01]', () => {
  it('is emptied, not taken out', () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '50', share: '40' });
    clearRow(session, 'gone');
    const [row] = session.collection(session.nodes.positions).rows;
    if (row === undefined) throw new Error('No row');
    const said = () =>
      [row.nodes.rate, row.nodes.share]
        .map((node) => session.field(node).value)
        .concat(session.field(row.nodes.instrument).value?.name ?? '');
    expect(said()).toEqual(['50', '40', etf.name]);
    clearRow(session, row.key);
    expect(said()).toEqual(['', '', '']);
  });
});

describe('a plan of the bank in the form [SAV-02]', () => {
  const [position] = plan.positions;
  if (position === undefined) throw new Error('No position');
  const current: SavingsPlan = {
    ...plan,
    interval: 'QUARTERLY',
    executionDay: 15,
    startDate: calendarDay('2026-12-15'),
    endDate: calendarDay('2030-12-31'),
    suspension: { from: calendarDay('2027-06-01'), to: calendarDay('2027-08-31') },
    increase: decimal('3'),
    positions: [
      { ...position, rate: amount('1234.5', EUR) },
      { ...position, wkn: share.wkn, rate: amount('50.00', EUR) },
    ],
  };
  const instruments = new Map([etf, share].map((each) => [String(each.wkn), each]));
  const filled = (one: SavingsPlan, purpose: 'change' | 'again', known = instruments) => {
    const session = planSession();
    fillPlan(session, one, known, purpose);
    const { nodes } = session;
    const rows = session
      .collection(nodes.positions)
      .rows.map((row) => [
        session.field(row.nodes.instrument).value?.wkn,
        session.field(row.nodes.rate).value,
      ]);
    const of = (
      name: 'interval' | 'executionDay' | 'startDate' | 'endKind' | 'endDate' | 'increase' | 'name',
    ) => session.field<unknown, unknown>(nodes[name]).value;
    const paid = [nodes.paidBy, nodes.accountIban, nodes.externalIban].map(
      (node) => session.field<unknown, unknown>(node).value,
    );
    const pause = [nodes.suspensionFrom, nodes.suspensionTo].map((node) => session.field(node).value);
    return { rows, of, paid, pause, depotId: session.field(nodes.depotId).value };
  };

  it('stands there whole to be changed', () => {
    const { rows, of, paid, pause, depotId } = filled(current, 'change');
    expect(rows).toEqual([
      [etf.wkn, '1.234,50'],
      [share.wkn, '50,00'],
    ]);
    expect([of('interval'), of('executionDay'), of('startDate')]).toEqual(['QUARTERLY', '15', '2026-12-15']);
    expect([of('endKind'), of('endDate'), of('increase'), of('name')]).toEqual([
      'DATE',
      '31.12.2030',
      '3',
      'Welt',
    ]);
    expect(pause).toEqual(['01.06.2027', '31.08.2027']);
    expect(paid).toEqual(['INTERNAL', 'DE02120300000000202051', '']);
    expect(depotId).toBe('depot-1');
  });

  it('leaves out what has passed where it is begun once more', () => {
    const { rows, of, pause } = filled(current, 'again');
    expect(rows).toHaveLength(2);
    expect([of('interval'), of('startDate'), of('endKind'), of('endDate')]).toEqual([
      'QUARTERLY',
      '2026-12-15',
      'OPEN',
      '',
    ]);
    expect(pause).toEqual(['', '']);
  });

  it('begins with the next execution where the bank tells no start, and pauses without an end', () => {
    const { startDate: _start, endDate: _end, ...bare } = current;
    const suspension = { from: calendarDay('2027-06-01') };
    const { of, pause } = filled({ ...bare, nextExecution: calendarDay('2027-03-15'), suspension }, 'change');
    expect([of('startDate'), of('endKind'), of('endDate')]).toEqual(['2027-03-15', 'OPEN', '']);
    expect(pause).toEqual(['01.06.2027', '']);
  });

  it('is paid as it was, and names no account where the bank tells none', () => {
    const iban = 'AT611904300234573201';
    expect(filled({ ...current, account: { iban, isExternal: true } }, 'change').paid).toEqual([
      'EXTERNAL',
      'DE02120300000000202051',
      iban,
    ]);
    expect(filled({ ...current, account: { isExternal: true } }, 'change').paid).toEqual([
      'EXTERNAL',
      'DE02120300000000202051',
      '',
    ]);
  });

  it('keeps the rate of a security that is not found, to be seen as missing', () => {
    expect(filled(current, 'change', new Map()).rows).toEqual([
      [undefined, '1.234,50'],
      [undefined, '50,00'],
    ]);
  });
});
