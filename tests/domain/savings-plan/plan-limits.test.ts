import { enterRow, etf, planSession } from '../support/plan-samples';
import { share } from '../support/samples';

type Session = ReturnType<typeof planSession>;

const issuesOf = async (session: Session) => {
  await session.submitted(session.nodes.request);
  return session.summary.map(({ field, key, args, source }) => [field, key, args, source]);
};

describe('what a plan takes [SAV-01]', () => {
  it.each([
    ['25', []],
    ['24,99', [['positions[1].rate', 'plan-rate-below-minimum', { min: '25.00', missing: '0.01' }, 'rule']]],
    ['10.000', []],
    ['10.000,01', [['positions', 'plan-total-above-limit', { max: '10000.00' }, 'rule']]],
  ])('may be %s EUR', async (rate, issues) => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate });
    expect(await issuesOf(session)).toEqual(issues);
  });

  it.each([
    ['DE89 3704 0044 0532 0130 00', '5000', []],
    [
      'DE89 3704 0044 0532 0130 00',
      '5000,01',
      [['positions', 'plan-debit-above-limit', { max: '5000.00' }, 'rule']],
    ],
    ['AT61 1904 3002 3457 3201', '1000', []],
    [
      'AT61 1904 3002 3457 3201',
      '1000,01',
      [['positions', 'plan-debit-above-limit', { max: '1000.00' }, 'rule']],
    ],
  ])('may be debited from %s: %s EUR', async (iban, rate, issues) => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate });
    session.field(session.nodes.paidBy).setValue('EXTERNAL');
    session.field(session.nodes.externalIban).setValue(iban);
    session.field(session.nodes.mandateGranted).setValue(true);
    expect(await issuesOf(session)).toEqual(issues);
    // The account of the bank's own list is not debited.
    session.field(session.nodes.paidBy).setValue('INTERNAL');
    expect(await issuesOf(session)).toEqual([]);
  });

  const shared = async (total: string, ...shares: readonly string[]) => {
    const session = planSession();
    session.field(session.nodes.rateMode).setValue('TOTAL');
    session.field(session.nodes.total).setValue(total);
    for (const [index, part] of shares.entries())
      enterRow(session, index + 1, { instrument: index === 0 ? etf : share, share: part });
    return issuesOf(session);
  };

  it.each([
    ['100', ['50', '50'], []],
    ['100', ['50', '49,99'], [['positions', 'plan-shares-not-hundred', { sum: '99.99' }, 'rule']]],
    ['100', ['50', ''], [['positions[2].share', 'plan-share-missing', {}, 'rule']]],
    ['62,50', ['60', '40'], []],
    ['10.000,01', ['50', '50'], [['total', 'plan-total-above-limit', { max: '10000.00' }, 'rule']]],
    ['', ['50', '50'], [['total', 'plan-total-missing', {}, 'rule']]],
    ['x', ['50', '50'], [['total', 'plan-amount-format', {}, 'rule']]],
  ])('may be a total of %s EUR by shares of %s', async (total, shares, issues) => {
    expect(await shared(total, ...shares)).toEqual(issues);
  });

  it('is said of the row it is about, whose share is too small', async () => {
    // 40 % of 60 EUR are 24.00 EUR.
    expect(await shared('60', '60', '40')).toEqual([
      ['positions[2].share', 'plan-rate-below-minimum', { min: '25.00', missing: '1.00' }, 'rule'],
    ]);
  });

  it('counts only rows that say something, and the first of those that say nothing', async () => {
    const session = planSession();
    enterRow(session, 1, { instrument: etf, rate: '50' });
    enterRow(session, 2, {});
    enterRow(session, 3, {});
    expect(await issuesOf(session)).toEqual([]);
    enterRow(session, 1, {});
    expect((await issuesOf(session)).map(([field]) => field)).toEqual([
      'positions[1].instrument',
      'positions[1].rate',
    ]);
    enterRow(session, 3, { rate: '30' });
    expect((await issuesOf(session)).map(([field]) => field)).toEqual(['positions[3].instrument']);
  });
});
