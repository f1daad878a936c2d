import { decimal, decimalText } from '@domain/money/decimal';
import { snapshotOf } from '@domain/form/session/snapshot';
import type { PlanFormFacts } from '@domain/savings-plan/form/plan-facts';
import { calendarDay } from '@domain/time/local-date';
import { conditions, enterRow, etf, planSession } from '../support/plan-samples';
import { share } from '../support/samples';

type Session = ReturnType<typeof planSession>;

const issuesOf = async (session: Session) => {
  await session.submitted(session.nodes.request);
  return session.summary.map(({ field, key, args, source }) => [field, key, args, source]);
};

/** A form with 50 EUR for one fund. */
const begun = (facts: Partial<PlanFormFacts> = {}): Session => {
  const session = planSession(facts);
  enterRow(session, 1, { instrument: etf, rate: '50' });
  return session;
};

const least = {
  depotId: 'd-1',
  interval: 'MONTHLY',
  executionDay: 1,
  startDate: '2026-12-01',
  account: { iban: 'DE02120300000000202051', isExternal: false },
  isWaived: false,
};

/** Ten years with everything that can be said. */
const sayAll = (session: Session): void => {
  const { nodes } = session;
  session.field(nodes.interval).setValue('YEARLY');
  session.field(nodes.executionDay).setValue('7');
  session.field(nodes.endKind).setValue('DATE');
  session.field(nodes.endDate).setValue('07.12.2036');
  session.field(nodes.suspensionFrom).setValue('01.01.2027');
  session.field(nodes.suspensionTo).setValue('01.01.2028');
  session.field(nodes.increase).setValue('3');
  session.field(nodes.name).setValue(' Welt ');
};

const all = {
  ...least,
  interval: 'YEARLY',
  executionDay: 7,
  startDate: '2026-12-07',
  endDate: '2036-12-07',
  suspension: { from: '2027-01-01', to: '2028-01-01' },
  name: 'Welt',
};

describe('a plan as it is sent [SAV-02]', () => {
  it('says nothing of what is not said', async () => {
    const session = begun();
    await session.submitted(session.nodes.request);
    expect(session.value(session.nodes.request)).toStrictEqual({
      ...least,
      increase: decimal('0'),
      positions: [{ wkn: etf.wkn, rate: decimal('50.00') }],
    });
  });

  it('says all that is said, and what is carried through', async () => {
    const carried = { wref: 'WEB-1', proposalDescription: 'Vorschlag 7', origin: 'PLANNER' } as const;
    const session = begun({ carried });
    sayAll(session);
    await session.submitted(session.nodes.request);
    expect(session.value(session.nodes.request)).toStrictEqual({
      ...all,
      ...carried,
      increase: decimal('3'),
      positions: [{ wkn: etf.wkn, rate: decimal('50.00') }],
    });
  });

  it('says that the sales documents are waived once that is confirmed', async () => {
    const session = begun();
    session.hear(session.asked(), 'server', [
      {
        field: 'salesDocumentsWaived',
        severity: 'ERROR',
        key: 'w',
        args: {},
        fallback: '',
        source: 'server',
      },
    ]);
    session.field(session.nodes.salesDocumentsWaived).setValue(true);
    expect(session.value(session.nodes.checkable)?.isWaived).toBe(true);
    await session.submitted(session.nodes.request);
    expect(session.value(session.nodes.request)?.isWaived).toBe(true);
  });

  it('grows by nothing where that says nothing, or no number', () => {
    const session = begun();
    const raise = () => decimalText(session.value(session.nodes.raise) ?? decimal('99'));
    session.field(session.nodes.increase).setValue('2.5');
    expect(raise()).toBe('2.5');
    session.field(session.nodes.increase).setValue(undefined);
    expect(raise()).toBe('0');
    session.field(session.nodes.increase).setValue('viel');
    expect(raise()).toBe('0');
  });

  it('pauses without an end until it is resumed', () => {
    const session = begun();
    session.field(session.nodes.suspensionFrom).setValue('01.01.2027');
    expect(session.value(session.nodes.suspension)).toStrictEqual({ from: calendarDay('2027-01-01') });
  });
});

describe('a plan as it is checked while it is typed [SAV-03]', () => {
  const checkable = (session: Session) => session.value(session.nodes.checkable);

  it('says what can be read, and nothing of the rest', () => {
    const session = begun();
    enterRow(session, 2, { instrument: share, rate: 'viel' });
    enterRow(session, 3, { rate: '70' });
    expect(checkable(session)).toStrictEqual({
      ...least,
      increase: decimal('0'),
      positions: [
        { key: '1', wkn: etf.wkn, rate: decimal('50.00') },
        { key: '2', wkn: share.wkn },
      ],
    });
  });

  it('says all that is said', () => {
    const session = begun();
    sayAll(session);
    expect(checkable(session)).toStrictEqual({
      ...all,
      increase: decimal('3'),
      positions: [{ key: '1', wkn: etf.wkn, rate: decimal('50.00') }],
    });
  });

  it('says of a total what each security gets of it', () => {
    const session = planSession();
    session.field(session.nodes.rateMode).setValue('TOTAL');
    enterRow(session, 1, { instrument: etf, share: '60' });
    enterRow(session, 2, { instrument: share, share: '40' });
    expect(checkable(session)?.positions).toStrictEqual([
      { key: '1', wkn: etf.wkn },
      { key: '2', wkn: share.wkn },
    ]);
    session.field(session.nodes.total).setValue('200');
    expect(checkable(session)?.positions.map(({ rate }) => rate && decimalText(rate))).toEqual([
      '120.00',
      '80.00',
    ]);
  });

  it('says nothing of a day, a depot, an account that the bank does not offer', () => {
    const session = planSession({
      depots: [],
      conditions: { ...conditions, startDates: [], executionDays: [], accounts: [] },
    });
    expect(checkable(session)).toStrictEqual({
      interval: 'MONTHLY',
      increase: decimal('0'),
      isWaived: false,
      positions: [],
    });
  });

  it('proposes the day of the month of the first day offered, and keeps a security by its ISIN', () => {
    const session = begun({ conditions: { ...conditions, startDates: [calendarDay('2026-12-07')] } });
    expect(session.field(session.nodes.executionDay).value).toBe('7');
    expect(snapshotOf(session).fields['positions[1].instrument']).toBe(etf.isin);
  });

  it('proposes the first execution day where the bank names no first day, and no account elsewhere', () => {
    const [own, other] = conditions.accounts;
    if (own === undefined || other === undefined) throw new Error('No accounts');
    const session = planSession({ conditions: { ...conditions, startDates: [], accounts: [other, own] } });
    expect(session.field(session.nodes.executionDay).value).toBe('1');
    expect(session.field(session.nodes.accountIban).value).toBe(own.iban);
  });
});

describe('the days of a plan that is entered [SAV-01]', () => {
  it.each([
    ['30.11.2026', [['endDate', 'plan-end-before-start', {}, 'rule']]],
    ['01.12.2026', []],
    ['02.12.2026', []],
    ['31.11.2026', [['endDate', 'plan-date-impossible', {}, 'rule']]],
    ['', [['endDate', 'plan-end-missing', {}, 'rule']]],
  ])('may end on %s', async (day, issues) => {
    const session = begun();
    session.field(session.nodes.endKind).setValue('DATE');
    session.field(session.nodes.endDate).setValue(day);
    expect(await issuesOf(session)).toEqual(issues);
  });

  it.each([
    ['01.07.2027', '30.06.2027', [['suspensionTo', 'plan-suspension-order', {}, 'rule']]],
    ['01.07.2027', '01.07.2027', []],
    ['01.07.2027', '02.07.2027', []],
    ['', '02.07.2027', [['suspensionFrom', 'plan-suspension-incomplete', {}, 'rule']]],
    ['', '', []],
    ['40.07.2027', '', [['suspensionFrom', 'plan-date-impossible', {}, 'rule']]],
  ])('may pause from %s to %s', async (from, to, issues) => {
    const session = begun();
    session.field(session.nodes.suspensionFrom).setValue(from);
    session.field(session.nodes.suspensionTo).setValue(to);
    expect(await issuesOf(session)).toEqual(issues);
  });
});
