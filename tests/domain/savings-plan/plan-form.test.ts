import { planIssues, planNotices, unexpectedIn, type AskedPlan } from '@domain/savings-plan/form/plan-issues';
import { mandateIn } from '@domain/savings-plan/mandate';
import { planKeys, type PlanKey } from '@domain/savings-plan/plan-message';
import { decimalText } from '@domain/money/decimal';
import type { Message } from '@domain/message/message';
import { enterRow, etf, planSession } from '../support/plan-samples';
import { share } from '../support/samples';

const keysOf = async (session: ReturnType<typeof planSession>) => {
  await session.submitted(session.nodes.request);
  return session.summary.map(({ key, field }) => [field, key]);
};

const said = (
  key: string,
  origin: readonly string[] = [],
  severity: Message['severity'] = 'ERROR',
): Message => ({
  severity,
  key,
  args: {},
  origin,
});

const rates = (session: ReturnType<typeof planSession>) =>
  session.value(session.nodes.planned)?.map(({ rate }) => decimalText(rate));

describe('the savings plan form [SAV-01]', () => {
  it('stands ready with what the bank offers, and lacks only what is bought', async () => {
    const session = planSession();
    expect(await keysOf(session)).toEqual([
      ['positions[1].instrument', 'plan-instrument-missing'],
      ['positions[1].rate', 'plan-rate-missing'],
    ]);
    enterRow(session, 1, { instrument: etf, rate: '100' });
    expect(await session.submitted(session.nodes.request)).toMatchObject({ kind: 'read' });
    expect(session.value(session.nodes.request)).toMatchObject({
      interval: 'MONTHLY',
      executionDay: 1,
      startDate: '2026-12-01',
      account: { iban: 'DE02120300000000202051', isExternal: false },
      isWaived: false,
    });
  });

  it('lets the first execution follow the day of the month', () => {
    const session = planSession();
    session.field(session.nodes.executionDay).setValue('15');
    expect(session.field(session.nodes.startDate).value).toBe('2026-12-15');
  });

  it('splits a total by shares to the cent, whatever rounding leaves over', () => {
    const session = planSession();
    session.field(session.nodes.rateMode).setValue('TOTAL');
    session.field(session.nodes.total).setValue('100,01');
    enterRow(session, 1, { instrument: etf, share: '50' });
    enterRow(session, 2, { instrument: share, share: '50' });
    expect(rates(session)).toEqual(['50.01', '50.00']);
  });

  it('wants shares that come to a whole', async () => {
    const session = planSession();
    session.field(session.nodes.rateMode).setValue('TOTAL');
    session.field(session.nodes.total).setValue('100');
    enterRow(session, 1, { instrument: etf, share: '90' });
    expect(await keysOf(session)).toEqual([['positions', 'plan-shares-not-hundred']]);
  });

  it.each([
    ['a rate below the minimum', '24,99', ['positions[1].rate', 'plan-rate-below-minimum']],
    ['more than a plan may take', '10.000,01', ['positions', 'plan-total-above-limit']],
    ['what is no number', 'viel', ['positions[1].rate', 'plan-amount-format']],
  ])('refuses %s', async (_, rate, issue) => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate });
    expect(await keysOf(session)).toEqual([issue]);
  });

  it('refuses a security twice, and one that cannot be saved in', async () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '50' });
    enterRow(session, 2, { instrument: etf, rate: '50' });
    enterRow(session, 3, { instrument: { ...share, savingsPlanEligible: false }, rate: '50' });
    expect(await keysOf(session)).toEqual([
      ['positions[2].instrument', 'plan-instrument-twice'],
      ['positions[3].instrument', 'plan-instrument-not-eligible'],
    ]);
  });

  it('asks for ten securities at most', () => {
    const session = planSession();
    const rows = session.collection(session.nodes.positions);
    while (rows.add() !== undefined);
    expect(rows.rows).toHaveLength(10);
  });

  it('debits another account only with a mandate, and only so much at once [SAV-10]', async () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '1.500' });
    session.field(session.nodes.paidBy).setValue('EXTERNAL');
    session.field(session.nodes.externalIban).setValue('AT61 1904 3002 3457 3201');
    expect(await keysOf(session)).toEqual([
      ['positions', 'plan-debit-above-limit'],
      ['mandateGranted', 'plan-mandate-missing'],
    ]);
    session.field(session.nodes.mandateGranted).setValue(true);
    session.field(session.nodes.externalIban).setValue('DE89 3704 0044 0532 0130 00');
    expect(await session.submitted(session.nodes.request)).toMatchObject({ kind: 'read' });
    expect(session.value(session.nodes.account)).toEqual({
      iban: 'DE89370400440532013000',
      isExternal: true,
    });
  });

  it('wants a suspension whole and in order, and an end after the start', async () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '50' });
    session.field(session.nodes.suspensionTo).setValue('01.06.2027');
    expect(await keysOf(session)).toEqual([['suspensionFrom', 'plan-suspension-incomplete']]);
    session.field(session.nodes.suspensionFrom).setValue('01.07.2027');
    session.field(session.nodes.endKind).setValue('DATE');
    session.field(session.nodes.endDate).setValue('30.11.2026');
    const keys = (await keysOf(session)).map(([, key]) => key);
    expect(keys.sort()).toEqual(['plan-end-before-start', 'plan-suspension-order']);
  });

  it('sends no row without a security, and carries what the link said [SAV-02]', () => {
    const session = planSession({ carried: { wref: 'WEB-1', proposalDescription: 'Vorschlag 7' } });
    enterRow(session, 1, { rate: '50' });
    enterRow(session, 2, { instrument: etf, rate: '50' });
    const checkable = session.value(session.nodes.checkable);
    expect(checkable?.positions.map(({ wkn }) => wkn)).toEqual([etf.wkn]);
    expect(checkable).toMatchObject({ wref: 'WEB-1', proposalDescription: 'Vorschlag 7' });
  });

  it('has the bank check that the account is elsewhere before its IBAN is there [SAV-02]', () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '50' });
    session.field(session.nodes.paidBy).setValue('EXTERNAL');
    const account = () => session.value(session.nodes.checkable)?.account;
    expect(account()).toEqual({ isExternal: true });
    session.field(session.nodes.externalIban).setValue('DE02120300000000202051');
    expect(account()).toEqual({ iban: 'DE02120300000000202051', isExternal: true });
    session.field(session.nodes.paidBy).setValue('INTERNAL');
    expect(account()?.isExternal).not.toBe(true);
  });

  it('keeps what it found itself when what the bank said is dropped, and the waiver only while the bank asks [SAV-05]', async () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '10' });
    const waiver = session.field(session.nodes.salesDocumentsWaived);
    const asked: AskedPlan = { rows: ['1'], mode: 'EACH', paidBy: 'INTERNAL' };
    session.hear(
      session.asked(),
      'server',
      planIssues(
        [
          said('hinweis_verzicht_zusendung_verkaufsunterlagen'),
          said('fehler_abwicklungsuniversum', ['instruments[0].instrumentId']),
        ],
        asked,
      ),
    );
    expect((await keysOf(session)).map(([, key]) => key)).toContain(
      'hinweis_verzicht_zusendung_verkaufsunterlagen',
    );
    waiver.setValue(true);
    expect(waiver.entry).toBe(true);
    session.reset();
    session.hear(session.asked(), 'server', []);
    expect(await keysOf(session)).toEqual([['positions[1].rate', 'plan-rate-below-minimum']]);
  });
});

describe('what the bank says of a plan [SAV-04]', () => {
  const asked: AskedPlan = { rows: ['3', '1'], mode: 'EACH', paidBy: 'INTERNAL' };
  const places: Readonly<Record<PlanKey['place'], readonly (string | undefined)[]>> = {
    interval: ['interval'],
    startDate: ['startDate'],
    endDate: ['endDate'],
    suspensionFrom: ['suspensionFrom'],
    increase: ['increase'],
    rate: ['positions[1].rate'],
    total: ['positions[1].rate'],
    instrument: ['positions[1].instrument'],
    account: ['accountIban'],
    waiver: ['salesDocumentsWaived'],
    form: [undefined],
    mandate: [],
    notice: [],
    ignored: [],
  };

  it.each(Object.entries<PlanKey>(planKeys))('%s goes to its place', (key, { place, severity }) => {
    const issues = planIssues([said(key, ['instruments[1].rate'])], asked);
    expect(issues.map(({ field }) => field)).toEqual(places[place]);
    expect(issues.every((issue) => issue.severity === severity)).toBe(true);
    expect(unexpectedIn([said(key)])).toEqual([]);
  });

  it('counts the rows that were sent, also after they were moved or removed', () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '50' });
    enterRow(session, 2, { instrument: share, rate: '60' });
    enterRow(session, 3, { instrument: share, rate: '70' });
    const rows = session.collection(session.nodes.positions);
    const sent = { ...asked, rows: rows.keys };
    const then = session.asked();
    rows.move('2', 0);
    rows.remove('3');
    const issues = ['0', '1', '2'].map((index) =>
      said('ANLAGEBETRAG_ZU_NIEDRIG', [`instruments[${index}].rate`]),
    );
    session.hear(then, 'server', planIssues(issues, sent));
    expect(session.summary.filter(({ source }) => source === 'server').map(({ field }) => field)).toEqual([
      'positions[2].rate',
      'positions[1].rate',
    ]);
  });

  it('drops what was said of a rate that is another by now', () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '50' });
    const then = session.asked();
    enterRow(session, 1, { instrument: etf, rate: '55' });
    session.hear(
      then,
      'server',
      planIssues([said('ANLAGEBETRAG_ZU_NIEDRIG', ['instruments[0].rate'])], { ...asked, rows: ['1'] }),
    );
    expect(session.summary).toEqual([]);
  });

  it('shows an error that it does not know with its own text, and tells it apart for the log', () => {
    const strange = { ...said('fehler-neu'), text: 'Etwas Neues' };
    expect(planIssues([strange], asked)).toMatchObject([
      { field: undefined, severity: 'ERROR', key: 'plan-unexpected', args: { text: 'Etwas Neues' } },
    ]);
    expect(unexpectedIn([strange, said('hinweis-neu', [], 'INFO')])).toEqual([strange]);
    expect(planNotices([said('hinweis-neu', [], 'INFO')], asked)).toHaveLength(1);
  });

  it('says once what is said of several rows, and of which', () => {
    const plain = said('hinweis-neu', [], 'INFO');
    const of = (index: number, key = 'hinweis_basisinformationsblatt_vorhanden') =>
      said(key, [`instruments[${String(index)}]`], 'INFO');
    const notices = planNotices([of(0), plain, of(2), of(1, 'hinweis-neu-2'), of(9)], {
      rows: ['1', '4', '3'],
    });
    expect(notices.map(({ message, rows }) => [message.key, rows])).toEqual([
      ['hinweis_basisinformationsblatt_vorhanden', ['1', '3']],
      ['hinweis-neu', []],
      ['hinweis-neu-2', ['4']],
    ]);
  });

  it.each([
    ['hinweis_lastschrift_informationen', false],
    ['hinweis_lastschrift_informationen_einzelanlage', true],
  ])('%s announces the mandate [SAV-10]', (key, isSingleInvestment) => {
    const message = { ...said(key, [], 'INFO'), args: { creditorIdentifier: 'DE98ZZZ09999999999' } };
    expect(mandateIn([message])).toEqual({ isSingleInvestment, creditorIdentifier: 'DE98ZZZ09999999999' });
  });
});
