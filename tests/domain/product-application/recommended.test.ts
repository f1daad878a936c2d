import { plannedDraft } from '@domain/product-application/proposal/planned-draft';
import { recommended, type PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import { decimal } from '@domain/money/decimal';

/** Every answer allows the boldest class. */
const bold: PlannerAnswers = {
  goal: 'VERMOEGEN',
  duration: 'UEBER_10',
  lossTolerance: '40',
  variation: 'STARK',
  surplusTrend: 'STEIGT',
  income: 'GEHALT',
  age: 35,
  liquidAssets: decimal('100000'),
  illiquidAssets: decimal('0'),
  amount: decimal('10000'),
  rate: undefined,
  surplus: decimal('2000'),
  wished: undefined,
  firstPurchase: undefined,
};

describe('what of a proposal goes along with the depot beside the plan [PLA-01]', () => {
  it('is what was proposed, and what was said of which, as far as the depot asks it', () => {
    const said = {
      'ANLAGEDEPOT_SCORING.ANLAGEZIEL': 'ALTER',
      'ANLAGEDEPOT_SCORING.NACHHALTIGKEIT': false,
      'ANLAGEDEPOT_SCORING.ERSTE_AUSFUEHRUNG': '05.01.2027',
      'ANLAGEDEPOT_STAMM.PRODUKTKLASSE': '1',
    };
    const { 'WERTPAPIERSPARPLAN.AUSWAHL': _plan, ...carried } = plannedDraft(
      { ...bold, wished: [], duration: '5_BIS_10', lossTolerance: '10' },
      'Altersvorsorge',
      said,
    );
    expect(carried).toEqual({
      'ANLAGEDEPOT_SCORING.ANLAGEZIEL': 'ALTER',
      'ANLAGEDEPOT_SCORING.NACHHALTIGKEIT': false,
      'ANLAGEDEPOT_STAMM.PRODUKTKLASSE': '2',
      'ANLAGEDEPOT_STAMM.STRATEGIE': 'NACHHALTIG',
      'ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ_EMPFEHLUNG': '20',
      'ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ_EMPFEHLUNG': 'MITTEL',
    });
  });
});

describe('the tolerances that the other answers recommend [PLA-01]', () => {
  it.each([
    [{}, '40', 'STARK'],
    [{ lossTolerance: '5', variation: 'WENIG' }, '40', 'STARK'],
    [{ duration: '5_BIS_10' }, '20', 'MITTEL'],
    [{ goal: 'ANSCHAFFUNG' }, '20', 'MITTEL'],
    [{ duration: '3_BIS_5' }, '10', 'WENIG'],
    [{ duration: 'BIS_3' }, '5', 'WENIG'],
  ] as const)('of %j: %s %% and %s', (answers, lossTolerance, variation) => {
    expect(recommended({ ...bold, ...answers })).toEqual({ lossTolerance, variation });
  });
});
