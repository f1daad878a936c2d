import { decimal, zero } from '@domain/money/decimal';
import { plannerAnswers } from '@domain/product-application/proposal/planner-answers';

/** What the fields of the planner read once all its questions are answered. */
const said: Readonly<Record<string, unknown>> = {
  ANLAGEZIEL: 'ALTER',
  ANLAGEDAUER: 'UEBER_10',
  VERLUSTTOLERANZ: '20',
  SCHWANKUNGSTOLERANZ: 'MITTEL',
  UEBERSCHUSS_ENTWICKLUNG: 'GLEICH',
  EINKOMMENSQUELLE: 'RENTE',
  ALTER: '67',
  VERMOEGEN_LIQUIDE: decimal('40000.00'),
  VERMOEGEN_ILLIQUIDE: decimal('250000.00'),
  HAUSHALTSUEBERSCHUSS: decimal('350.50'),
  ANLAGEBETRAG: decimal('10000.00'),
  SPARRATE: decimal('150.00'),
  NACHHALTIGKEIT: true,
  STANDARD_B: true,
  THEMA_KONSUM: true,
  STANDARD_A: false,
  ERSTE_AUSFUEHRUNG: '2027-01-07',
};

const answersTo = (other: Readonly<Record<string, unknown>>) => {
  const all: Readonly<Record<string, unknown>> = { ...said, ...other };
  return plannerAnswers((name) => all[name.replace('ANLAGEDEPOT_SCORING.', '')]);
};

describe('the answers that the planner proposes from (brokerage.md 3) [PLA-01]', () => {
  it('are all that was said', () => {
    expect(answersTo({})).toEqual({
      goal: 'ALTER',
      duration: 'UEBER_10',
      lossTolerance: '20',
      variation: 'MITTEL',
      surplusTrend: 'GLEICH',
      income: 'RENTE',
      age: 67,
      liquidAssets: decimal('40000.00'),
      illiquidAssets: decimal('250000.00'),
      surplus: decimal('350.50'),
      amount: decimal('10000.00'),
      rate: decimal('150.00'),
      wished: ['STANDARD_B', 'THEMA_KONSUM'],
      firstPurchase: '2027-01-07',
    });
  });

  it.each([
    ['ANLAGEZIEL', 'URLAUB'],
    ['ANLAGEDAUER', '10'],
    ['VERLUSTTOLERANZ', '100'],
    ['SCHWANKUNGSTOLERANZ', ''],
    ['UEBERSCHUSS_ENTWICKLUNG', true],
    ['EINKOMMENSQUELLE', 'LOTTERIE'],
    ['ALTER', '0'],
    ['ALTER', 'vierzig'],
  ])('are none while %s is not answered, or answered by %j', (question, unknown) => {
    expect(answersTo({ [question]: undefined })).toBeUndefined();
    expect(answersTo({ [question]: unknown })).toBeUndefined();
  });

  it.each([
    ['a text', '5000'],
    ['a number', 5000],
    ['nothing', null],
    ['a record', { units: 500_000 }],
    ['another', {}],
  ])('have as an amount what was read as one, not %s', (_, entry) => {
    const amounts = [
      'VERMOEGEN_LIQUIDE',
      'VERMOEGEN_ILLIQUIDE',
      'HAUSHALTSUEBERSCHUSS',
      'ANLAGEBETRAG',
      'SPARRATE',
    ];
    expect(answersTo(Object.fromEntries(amounts.map((name) => [name, entry])))).toMatchObject({
      liquidAssets: zero,
      illiquidAssets: zero,
      surplus: zero,
      amount: undefined,
      rate: undefined,
    });
  });

  it.each([
    ['which matters, with its wishes', { NACHHALTIGKEIT: true }, ['STANDARD_B', 'THEMA_KONSUM']],
    ['which matters, without any', { NACHHALTIGKEIT: true, STANDARD_B: false, THEMA_KONSUM: undefined }, []],
    ['which does not matter, whatever was ticked before', { NACHHALTIGKEIT: false }, undefined],
    ['of which nothing was said', { NACHHALTIGKEIT: undefined }, undefined],
  ])('say of sustainability, %s: %j', (_, answer, wished) => {
    expect(answersTo(answer)?.wished).toEqual(wished);
  });

  it('leave open when the plan begins where no day was said', () => {
    expect(answersTo({ ERSTE_AUSFUEHRUNG: undefined })).toMatchObject({ firstPurchase: undefined });
  });
});
