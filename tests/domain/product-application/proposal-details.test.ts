import { decimal, decimalText } from '@domain/money/decimal';
import { depot } from '@domain/product-application/products/depots';
import { assumptionsOf } from '@domain/product-application/proposal/allocation';
import { costsOf } from '@domain/product-application/proposal/costs';
import { outcomeRange } from '@domain/product-application/proposal/outcome-range';
import { plannedDraft } from '@domain/product-application/proposal/planned-draft';
import type { PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import { orderedParts, plannedParts } from '@domain/product-application/proposal/split';
import { sustainableChoice } from '@domain/product-application/proposal/sustainable-choice';

/** Whom nothing limits: the boldest class, of bonds, shares and gold 5, 90 and 5 percent. */
const bold: PlannerAnswers = {
  goal: 'VERMOEGEN',
  duration: 'UEBER_10',
  lossTolerance: '40',
  variation: 'STARK',
  surplusTrend: 'STEIGT',
  income: 'GEHALT',
  age: 40,
  liquidAssets: decimal('500000'),
  illiquidAssets: decimal('0'),
  amount: undefined,
  rate: undefined,
  surplus: decimal('9000'),
  wished: undefined,
  firstPurchase: undefined,
};

describe('the costs of a proposal, rounded half up to the cent (rules.md 7, 10) [PLA-01]', () => {
  it('of an order: 0.25 % of 18,018.00 EUR are 45.045', () => {
    const { orders } = costsOf({ ...bold, amount: decimal('20020.00') });
    expect(orders.map(({ asset, fee }) => [asset, decimalText(fee)])).toEqual([
      ['bonds', '12.40'],
      // 4.90, 45.05 and 2.50 for the exchange.
      ['shares', '52.45'],
      ['gold', '12.40'],
    ]);
  });

  it('of the funds: 0.20 % of 10,002.50 EUR are 20.005', () => {
    expect(decimalText(costsOf({ ...bold, amount: decimal('10002.50') }).funds)).toBe('20.01');
  });
});

describe('what goes into each security [PLA-01]', () => {
  const parts = (all: ReturnType<typeof plannedParts>) =>
    all.map(({ asset, value }) => `${asset} ${decimalText(value)}`);

  it('is whole cents: what is below one is not put in', () => {
    expect(parts(plannedParts({ ...bold, rate: decimal('1000.009') }))).toEqual([
      'bonds 50.00',
      'shares 900.00',
      'gold 50.00',
    ]);
  });

  it('is all in what the smaller parts come to, where none reaches the least', () => {
    expect(parts(plannedParts({ ...bold, rate: decimal('10.00') }))).toEqual(['shares 10.00']);
    expect(parts(orderedParts({ ...bold, amount: decimal('100.00') }))).toEqual(['shares 100.00']);
  });
});

describe('what is chosen for how it is sustainable [PLA-01]', () => {
  it.each<[PlannerAnswers['wished'], readonly string[] | undefined]>([
    [undefined, undefined],
    // Gold there is in one way only.
    [[], ['bonds', 'shares']],
    [['STANDARD_A'], ['bonds']],
    [['THEMA_RECHTE'], ['shares']],
  ])('where %j is wished: %j', (wished, chosen) => {
    expect(sustainableChoice({ ...bold, wished })?.chosen).toEqual(chosen);
  });
});

describe('what of a proposal a depot is opened with [PLA-01]', () => {
  it('leaves nothing of an older plan but how it is paid: a last purchase may lie before the new first one', () => {
    const asked = depot([])
      .steps.flatMap(({ name, formContextSelector }) => (name === 'sparplan' ? formContextSelector : []))
      .flatMap(({ fields }) => fields.filter(({ isHidden }) => !isHidden))
      .map(({ formFieldName }) => formFieldName)
      .filter((name) => !name.startsWith('WERTPAPIERSPARPLAN.ZAHLUNG_'));
    const carried = plannedDraft({ ...bold, rate: decimal('100') }, 'Plan', {});
    expect(asked.filter((name) => !Object.hasOwn(carried, name))).toEqual([]);
    expect(carried).toMatchObject({
      'WERTPAPIERSPARPLAN.LETZTER_KAUF': '',
      'WERTPAPIERSPARPLAN.DYNAMISIERUNG': false,
      'WERTPAPIERSPARPLAN.DYNAMISIERUNG_SATZ': '',
      'WERTPAPIERSPARPLAN.DYNAMISIERUNG_BEGINN': '',
      'WERTPAPIERSPARPLAN.VERZICHT_UNTERLAGEN': false,
    });
  });

  it.each<[PlannerAnswers['wished'], string]>([
    [undefined, 'STANDARD'],
    [[], 'NACHHALTIG'],
    [['THEMA_KLIMA'], 'NACHHALTIG'],
  ])('where %j is wished, the strategy %s, and no answer that was not given', (wished, strategy) => {
    const carried = plannedDraft({ ...bold, wished }, 'Plan', { 'ANLAGEDEPOT_SCORING.ANLAGEZIEL': 'ALTER' });
    expect(carried['ANLAGEDEPOT_STAMM.STRATEGIE']).toBe(strategy);
    expect(Object.keys(carried)).toEqual([
      'WERTPAPIERSPARPLAN.AUSWAHL',
      'ANLAGEDEPOT_STAMM.PRODUKTKLASSE',
      'ANLAGEDEPOT_STAMM.STRATEGIE',
      'ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ_EMPFEHLUNG',
      'ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ_EMPFEHLUNG',
      'ANLAGEDEPOT_SCORING.ANLAGEZIEL',
    ]);
  });
});

describe('the range of outcomes [PLA-01]', () => {
  const once = { amount: 100_000, rate: 0, amountFee: 0, rateFee: 0, costPercent: 0 };

  it.each([1, 3, 5] as const)(
    'of class %d is that of a lognormal return, as near as 1,000 courses come',
    (riskClass) => {
      const { returnPercent, volatilityPercent } = assumptionsOf(riskClass);
      const [year] = outcomeRange(once, { returnPercent, volatilityPercent }, 1);
      const volatility = volatilityPercent / 100;
      const middle = 100_000 * (1 + returnPercent / 100) * Math.exp(-(volatility ** 2) / 2);
      // Nine of ten courses lie within 1.645 times the volatility.
      const expected = {
        low: middle * Math.exp(-1.645 * volatility),
        middle,
        high: middle * Math.exp(1.645 * volatility),
      };
      for (const name of ['low', 'middle', 'high'] as const)
        expect(Math.abs((year?.[name] ?? 0) / expected[name] - 1)).toBeLessThan(0.15 * volatility);
    },
  );

  it('is lower by what holding costs each year', () => {
    const middle = (costPercent: number) =>
      outcomeRange({ ...once, costPercent }, assumptionsOf(1), 1)[0]?.middle ?? 0;
    expect(middle(0) - middle(1)).toBeGreaterThan(900);
    expect(middle(0) - middle(1)).toBeLessThan(1100);
  });
});
