import { toWireFields } from '@adapters/http/application/field-mapper';
import { decimal, zero } from '@domain/money/decimal';
import type { NamedValue } from '@domain/product-application/application-request';
import type { FieldName } from '@domain/product-application/catalogue/catalogue';
import { plannerAnswers } from '@domain/product-application/proposal/planner-answers';
import { riskBounds, riskClassOf, type RiskBound } from '@domain/product-application/proposal/risk-class';
import type { FieldValue } from '@domain/product-application/field/field-value';
import { Answers } from '@sandbox/areas/application/check/answers';
import { highestClass } from '@sandbox/areas/application/check/proposal-check';
import { fc } from '../../../support/properties';

type Scoring = Readonly<Partial<Record<FieldName, FieldValue>>>;

/** Each answer, and each of the amounts that lie near what is half of another. */
const euros = fc
  .constantFrom(0, 1, 2, 4, 8)
  .chain((share) => fc.integer({ min: -1, max: 1 }).map((cent) => Math.max(0, share * 250_000 + cent)))
  .map((cents) => decimal((cents / 100).toFixed(2)));
const kinds = fc.constantFrom('EINMAL', 'SPARPLAN', 'BEIDES');
const answered: fc.Arbitrary<Scoring> = kinds.chain((kind) =>
  fc.record({
    'ANLAGEDEPOT_SCORING.ANLAGEART': fc.constant(kind),
    'ANLAGEDEPOT_SCORING.ANLAGEZIEL': fc.constantFrom('VERMOEGEN', 'ALTER', 'ANSCHAFFUNG', 'KINDER'),
    'ANLAGEDEPOT_SCORING.ANLAGEDAUER': fc.constantFrom('BIS_3', '3_BIS_5', '5_BIS_10', 'UEBER_10'),
    'ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ': fc.constantFrom('5', '10', '20', '40'),
    'ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ': fc.constantFrom('WENIG', 'MITTEL', 'STARK'),
    'ANLAGEDEPOT_SCORING.UEBERSCHUSS_ENTWICKLUNG': fc.constantFrom('FAELLT', 'GLEICH', 'STEIGT'),
    'ANLAGEDEPOT_SCORING.EINKOMMENSQUELLE': fc.constantFrom('GEHALT', 'SELBSTSTAENDIG', 'RENTE', 'VERMOEGEN'),
    'ANLAGEDEPOT_SCORING.ALTER': fc
      .oneof(fc.integer({ min: 18, max: 120 }), fc.constantFrom(74, 75, 76))
      .map(String),
    'ANLAGEDEPOT_SCORING.VERMOEGEN_LIQUIDE': euros,
    'ANLAGEDEPOT_SCORING.VERMOEGEN_ILLIQUIDE': euros,
    'ANLAGEDEPOT_SCORING.HAUSHALTSUEBERSCHUSS': euros,
    ...(kind !== 'SPARPLAN' && { 'ANLAGEDEPOT_SCORING.ANLAGEBETRAG': euros }),
    ...(kind !== 'EINMAL' && { 'ANLAGEDEPOT_SCORING.SPARRATE': euros }),
  }),
);

/** Answers that allow any class. */
const boldest: Scoring = {
  'ANLAGEDEPOT_SCORING.ANLAGEART': 'BEIDES',
  'ANLAGEDEPOT_SCORING.ANLAGEZIEL': 'VERMOEGEN',
  'ANLAGEDEPOT_SCORING.ANLAGEDAUER': 'UEBER_10',
  'ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ': '40',
  'ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ': 'STARK',
  'ANLAGEDEPOT_SCORING.UEBERSCHUSS_ENTWICKLUNG': 'GLEICH',
  'ANLAGEDEPOT_SCORING.EINKOMMENSQUELLE': 'GEHALT',
  'ANLAGEDEPOT_SCORING.ALTER': '40',
  'ANLAGEDEPOT_SCORING.VERMOEGEN_LIQUIDE': decimal('20000'),
  'ANLAGEDEPOT_SCORING.VERMOEGEN_ILLIQUIDE': zero,
  'ANLAGEDEPOT_SCORING.HAUSHALTSUEBERSCHUSS': decimal('1000'),
  'ANLAGEDEPOT_SCORING.ANLAGEBETRAG': decimal('10000'),
  'ANLAGEDEPOT_SCORING.SPARRATE': decimal('500'),
};

const portal = (said: Scoring) => {
  const answers = plannerAnswers((name) => said[name]);
  if (answers === undefined) throw new Error('The planner does not read its own answers');
  return answers;
};

/** What the bank reads of the same answers, as they go over the wire. */
const bank = (said: Scoring): number => {
  const named = Object.entries(said).map(([name, value]): NamedValue => ({ name: name as FieldName, value }));
  return highestClass(Answers.of(toWireFields(named)));
};

describe('the risk class, by the rules of the portal and by those of the bank [PLA-01]', () => {
  it('is the same for any answers', () => {
    fc.assert(
      fc.property(answered, (said) => {
        expect(bank(said)).toBe(riskClassOf(portal(said)));
      }),
      { numRuns: 3000 },
    );
  });

  it('is bounded by each answer alone', () => {
    const alone: Readonly<Record<RiskBound['reason'], Scoring>> = {
      goal: { 'ANLAGEDEPOT_SCORING.ANLAGEZIEL': 'ANSCHAFFUNG' },
      duration: { 'ANLAGEDEPOT_SCORING.ANLAGEDAUER': '5_BIS_10' },
      age: { 'ANLAGEDEPOT_SCORING.ALTER': '75' },
      income: { 'ANLAGEDEPOT_SCORING.EINKOMMENSQUELLE': 'RENTE' },
      surplusTrend: { 'ANLAGEDEPOT_SCORING.UEBERSCHUSS_ENTWICKLUNG': 'FAELLT' },
      shareOfAssets: { 'ANLAGEDEPOT_SCORING.ANLAGEBETRAG': decimal('10000.01') },
      shareOfSurplus: { 'ANLAGEDEPOT_SCORING.SPARRATE': decimal('500.01') },
      lossTolerance: { 'ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ': '20' },
      variation: { 'ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ': 'WENIG' },
    };
    expect(bank(boldest)).toBe(5);
    for (const { reason } of riskBounds(portal(boldest))) {
      const said = { ...boldest, ...alone[reason] };
      expect([reason, bank(said)]).toEqual([reason, riskClassOf(portal(said))]);
      expect(bank(said)).toBeLessThan(5);
    }
  });
});
