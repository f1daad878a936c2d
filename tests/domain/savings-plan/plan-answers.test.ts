import type { Message } from '@domain/message/message';
import { decimal } from '@domain/money/decimal';
import { planIssues, planNotices, type AskedPlan } from '@domain/savings-plan/form/plan-issues';
import { mandateIn } from '@domain/savings-plan/mandate';
import { conditionsOf, mostDebitOf } from '@domain/savings-plan/plan-conditions';
import { cataloguedKey, planKey } from '@domain/savings-plan/plan-message';
import { planParts, type SpeakablePlan } from '@domain/savings-plan/plan-sentence';
import { calendarDay } from '@domain/time/local-date';
import { conditions, etf } from '../support/plan-samples';

const said = (key: string, rest: Partial<Message> = {}): Message => ({
  severity: 'ERROR',
  key,
  args: {},
  origin: [],
  ...rest,
});

const asked: AskedPlan = { rows: ['3', '1'], mode: 'EACH', paidBy: 'INTERNAL' };

describe('the place of what the bank says [SAV-04]', () => {
  const LOW = 'ANLAGEBETRAG_ZU_NIEDRIG';
  const MOST = 'fehler-max-anlagebetrag-ueberschritten';
  const TWICE = 'fehler-wertpapier-mehrfach-in-sparplan';

  it.each<[string, readonly string[], Partial<AskedPlan>, readonly (string | undefined)[]]>([
    [LOW, ['instruments[0].rate'], {}, ['positions[3].rate']],
    [LOW, ['instruments[0].rate'], { mode: 'TOTAL' }, ['positions[3].share']],
    [LOW, ['instruments[0]', 'instruments[1]'], {}, ['positions[3].rate', 'positions[1].rate']],
    [LOW, [], {}, ['positions']],
    [LOW, [], { mode: 'TOTAL' }, ['total']],
    [LOW, ['instruments[2].rate'], {}, ['positions']],
    [MOST, ['totalAmount'], {}, ['positions']],
    [MOST, ['totalAmount'], { mode: 'TOTAL' }, ['total']],
    [TWICE, ['instruments[1].instrumentId'], {}, ['positions[1].instrument']],
    [TWICE, ['other.instruments[1].instrumentId'], {}, [undefined]],
    [TWICE, [], {}, [undefined]],
    ['KONTO_EXISTIERT_NICHT', ['settlementAccountIban'], {}, ['accountIban']],
    ['KONTO_EXISTIERT_NICHT', ['settlementAccountIban'], { paidBy: 'EXTERNAL' }, ['externalIban']],
    ['hinweis_basisinformationsblatt_vorhanden', ['instruments[0]'], {}, []],
    ['hinweis_lastschrift_informationen', [], {}, []],
    ['fehler_pflichtfeld_nicht_gesetzt', ['startDate'], {}, []],
  ])('%s about %j, asked as %j, stands at %j', (key, origin, how, fields) => {
    expect(planIssues([said(key, { origin })], { ...asked, ...how }).map(({ field }) => field)).toEqual(
      fields,
    );
  });

  it('says it with its own severity, words and source, by the key of the catalogue', () => {
    const args = { mindestbetrag: '25.00' };
    expect(planIssues([said(LOW, { severity: 'WARN', args, text: 'Zu wenig' })], asked)).toEqual([
      { field: 'positions', severity: 'ERROR', key: LOW, args, fallback: 'Zu wenig', source: 'server' },
    ]);
    expect(planIssues([said('fehler-abwicklungsuniversum')], asked)).toEqual([
      {
        field: undefined,
        severity: 'ERROR',
        key: 'fehler_abwicklungsuniversum',
        args: {},
        fallback: '',
        source: 'server',
      },
    ]);
  });

  it('shows what nobody knows: an error as unexpected with its words, by its key without any, else as a notice', () => {
    const found = planIssues(
      [said('fehler-neu', { text: 'Neu' }), said('fehler-stumm'), said('neu', { severity: 'WARN' })],
      asked,
    );
    expect(found.map(({ key, severity, args, fallback }) => [key, severity, args, fallback])).toEqual([
      ['plan-unexpected', 'ERROR', { text: 'Neu' }, ''],
      ['fehler-stumm', 'ERROR', {}, ''],
    ]);
    expect(
      planNotices([said('fehler-neu'), said('neu', { severity: 'WARN' })], asked).map(
        ({ message }) => message.key,
      ),
    ).toEqual(['neu']);
  });

  it('tells notices apart by their words and figures', () => {
    const key = 'hinweis_missverhaeltnis_sparrate_zu_kosten';
    const of = (kosten: string, text: string, index: number) =>
      said(key, { severity: 'WARN', args: { kosten }, text, origin: [`instruments[${String(index)}].rate`] });
    expect(
      planNotices(
        [of('1.00', 'a', 0), of('1.00', 'a', 1), of('2.00', 'a', 0), of('1.00', 'b', 0)],
        asked,
      ).map(({ rows }) => rows),
    ).toEqual([['3', '1'], ['3'], ['3']]);
  });
});

describe('the spelling of keys', () => {
  it.each([
    ['fehler_abwicklungsuniversum', 'fehler_abwicklungsuniversum'],
    ['fehler-abwicklungsuniversum', 'fehler_abwicklungsuniversum'],
    ['fehler-max-anlagebetrag-ueberschritten', 'fehler-max-anlagebetrag-ueberschritten'],
    ['fehler_max_anlagebetrag_ueberschritten', 'fehler-max-anlagebetrag-ueberschritten'],
    ['fehler-neu_es', 'fehler-neu_es'],
  ])('%s is %s', (key, catalogued) => {
    expect(cataloguedKey(key)).toBe(catalogued);
    expect(planKey(key)).toBe(planKey(catalogued));
    expect(planKey(key) === undefined).toBe(key === 'fehler-neu_es');
  });
});

describe('the mandate that the bank announces [SAV-10]', () => {
  const KEY = 'hinweis_lastschrift_informationen';

  it('says all that the bank tells, and nothing of the rest', () => {
    const args = {
      bank: 'Andere Bank',
      creditorIdentifier: 'DE98ZZZ09999999999',
      mandateReference: 'SP-1',
      maximal: '5000.00',
    };
    const told = (some: Readonly<Record<string, string>>) =>
      mandateIn([said('fehler-neu'), said(KEY, { severity: 'INFO', args: some })]);
    expect(told(args)).toStrictEqual({
      isSingleInvestment: false,
      bank: 'Andere Bank',
      creditorIdentifier: 'DE98ZZZ09999999999',
      mandateReference: 'SP-1',
      most: '5000.00',
    });
    expect(told({})).toStrictEqual({ isSingleInvestment: false });
  });

  it('is of one investment in either spelling, and none where none is announced', () => {
    expect(mandateIn([said('hinweis-lastschrift-informationen-einzelanlage')])).toStrictEqual({
      isSingleInvestment: true,
    });
    expect(mandateIn([said('hinweis_basisinformationsblatt_vorhanden')])).toBeUndefined();
    expect(mandateIn([])).toBeUndefined();
  });

  it.each([
    ['DE89370400440532013000', conditions.mostDebit],
    [undefined, conditions.mostDebit],
    ['AT611904300234573201', conditions.mostDebitAbroad],
  ])('collects from %s at most so much', (iban, most) => {
    expect(mostDebitOf(conditions, iban)).toBe(most);
  });

  it('has no terms of a security that the bank told none of', () => {
    expect(conditionsOf(undefined, etf.wkn)).toBeUndefined();
    expect(conditionsOf(conditions, undefined)).toBeUndefined();
    expect(conditionsOf(conditions, etf.wkn)?.wkn).toBe(etf.wkn);
  });
});

describe('the parts of the sentence [SAV-01]', () => {
  const next = calendarDay('2026-12-01');
  const plain: SpeakablePlan = { total: decimal('100'), names: ['Welt'], interval: 'MONTHLY' };
  const rate = { kind: 'rate', total: decimal('100'), interval: 'MONTHLY', names: ['Welt'] };
  const until = { kind: 'until', end: undefined };
  const suspension = { from: next, to: calendarDay('2027-02-01') };
  const iban = 'DE02120300000000202051';

  it.each<[string, Partial<SpeakablePlan>, readonly object[]]>([
    ['a rate alone', {}, [rate, until]],
    [
      'the next day',
      { next, executionDay: 1 },
      [rate, { kind: 'when', next, day: 1, isFirst: false }, until],
    ],
    [
      'the first day of one that is not there yet',
      { next, executionDay: 1, isNew: true },
      [rate, { kind: 'when', next, day: 1, isFirst: true }, until],
    ],
    ['no next day without a day of the month', { next }, [rate, until]],
    ['no day of the month without a next day', { executionDay: 1 }, [rate, until]],
    ['a pause', { suspension }, [rate, { kind: 'pause', period: suspension }, until]],
    ['an increase', { increase: decimal('3') }, [rate, { kind: 'raise', percent: decimal('3') }, until]],
    ['no increase of nothing', { increase: decimal('0') }, [rate, until]],
    [
      'who pays',
      { account: { iban, isExternal: true } },
      [rate, { kind: 'paid', iban, isExternal: true }, until],
    ],
    ['nobody who pays without an IBAN', { account: { isExternal: true } }, [rate, until]],
    ['its end', { end: next }, [rate, { kind: 'until', end: next }]],
    ['nothing without a rate', { total: undefined, next, executionDay: 1 }, []],
    ['nothing without a security', { names: [] }, []],
  ])('say %s', (_, more, parts) => {
    expect(planParts({ ...plain, ...more })).toEqual(parts);
  });
});
