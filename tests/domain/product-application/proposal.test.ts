import { decimal, decimalText } from '@domain/money/decimal';
import { allocationOf, assumptionsOf } from '@domain/product-application/proposal/allocation';
import { costsOf } from '@domain/product-application/proposal/costs';
import { outcomeRange } from '@domain/product-application/proposal/outcome-range';
import { plannedDraft } from '@domain/product-application/proposal/planned-draft';
import {
  riskBounds,
  riskClassOf,
  riskClasses,
  type PlannerAnswers,
} from '@domain/product-application/proposal/risk-class';
import { orderedParts, plannedParts } from '@domain/product-application/proposal/split';
import { sustainableChoice } from '@domain/product-application/proposal/sustainable-choice';
import { calendarDay } from '@domain/time/local-date';

/** Whom nothing limits. */
const bold: PlannerAnswers = {
  goal: 'VERMOEGEN',
  duration: 'UEBER_10',
  lossTolerance: '40',
  variation: 'STARK',
  surplusTrend: 'STEIGT',
  income: 'GEHALT',
  age: 40,
  liquidAssets: decimal('50000'),
  illiquidAssets: decimal('0'),
  amount: decimal('10000'),
  rate: decimal('100'),
  surplus: decimal('900'),
  wished: undefined,
  firstPurchase: undefined,
};
/** An answer that allows so much and no more. */
const limitedTo: Readonly<Record<number, Partial<PlannerAnswers>>> = {
  1: { duration: 'BIS_3' },
  2: { duration: '3_BIS_5' },
  3: { variation: 'MITTEL' },
  4: { duration: '5_BIS_10' },
  5: {},
};
const limiting = (answers: PlannerAnswers) =>
  riskBounds(answers).filter(({ highest }) => highest === riskClassOf(answers) && highest < 5);

describe('the class that the portfolio planner proposes [PLA-01]', () => {
  it.each<[Partial<PlannerAnswers>, number, string[]]>([
    [{}, 5, []],
    [{ goal: 'ALTER' }, 5, []],
    [{ goal: 'KINDER' }, 5, []],
    [{ goal: 'ANSCHAFFUNG' }, 3, ['goal']],
    [{ duration: 'BIS_3' }, 1, ['duration']],
    [{ duration: '5_BIS_10' }, 4, ['duration']],
    [{ lossTolerance: '10', variation: 'WENIG' }, 2, ['lossTolerance', 'variation']],
    [{ age: 75 }, 3, ['age']],
    [{ age: 74 }, 5, []],
    [{ income: 'RENTE' }, 4, ['income']],
    [{ surplusTrend: 'FAELLT' }, 3, ['surplusTrend']],
    [{ amount: decimal('25000') }, 5, []],
    [{ amount: decimal('25000.01') }, 3, ['shareOfAssets']],
    // A quarter of 20,000 counts: half of 55,000 are 27,500.
    [{ amount: decimal('27500'), illiquidAssets: decimal('20000') }, 5, []],
    [{ amount: decimal('27500.01'), illiquidAssets: decimal('20000') }, 3, ['shareOfAssets']],
    // However much is tied up, no more is at hand.
    [{ amount: decimal('50000.01'), illiquidAssets: decimal('900000') }, 3, ['shareOfAssets']],
    [{ amount: decimal('50000'), illiquidAssets: decimal('900000') }, 5, []],
    [{ rate: decimal('450') }, 5, []],
    [{ rate: decimal('451') }, 3, ['shareOfSurplus']],
    [{ amount: undefined, liquidAssets: decimal('0') }, 5, []],
    [{ wished: ['THEMA_KLIMA'] }, 5, []],
  ])('is derived from %j: %d, for %j', (answers, riskClass, reasons) => {
    const said = { ...bold, ...answers };
    expect(riskClassOf(said)).toBe(riskClass);
    expect(limiting(said).map(({ reason }) => reason)).toEqual(reasons);
  });

  it.each(riskClasses)('spreads all of the money of class %d', (riskClass) => {
    const shares = Object.values(allocationOf(riskClass));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  });
});

describe('the securities of a proposal [PLA-01]', () => {
  it.each([
    [1, '25', { DWHEN8: '25.00' }],
    [2, '25', { A0RL83: '25.00' }],
    [3, '100', { A0RL83: '55.00', A2PKXG: '45.00' }],
    [3, '1000.01', { DWHEN8: '100.00', A0RL83: '400.00', A2PKXG: '450.01', DWEGD5: '50.00' }],
    [4, '30', { A2PKXG: '30.00' }],
    [4, '500', { DWHEN8: '25.00', A0RL83: '100.00', A2PKXG: '350.00', DWEGD5: '25.00' }],
    [4, '499.99', { DWHEN8: '49.98', A0RL83: '99.99', A2PKXG: '350.02' }],
    [5, '10000', { A0RL83: '500.00', A2PKXG: '9000.00', DWEGD5: '500.00' }],
  ])('in class %d get %s EUR of a plan as %j', (riskClass, rate, parts) => {
    const surplus = decimal('20000');
    const answers = { ...bold, ...limitedTo[riskClass], rate: decimal(rate), surplus };
    expect(
      Object.fromEntries(
        plannedParts(answers).map(({ security: { wkn }, value }) => [wkn, decimalText(value)]),
      ),
    ).toEqual(parts);
  });

  it.each([
    ['1000', ['A2PKXG 1000.00']],
    ['10000', ['A0RL83 500.00', 'A2PKXG 9000.00', 'DWEGD5 500.00']],
    ['9999', ['A0RL83 999.90', 'A2PKXG 8999.10']],
  ])('get %s EUR at once in orders of at least 500: %j', (amount, parts) => {
    expect(
      orderedParts({ ...bold, amount: decimal(amount) }).map(
        ({ security: { wkn }, value }) => `${wkn} ${decimalText(value)}`,
      ),
    ).toEqual(parts);
  });

  it('of what was not asked for there are none', () => {
    expect(plannedParts({ ...bold, rate: undefined })).toEqual([]);
    expect(orderedParts({ ...bold, amount: undefined })).toEqual([]);
  });
});

describe('sustainable money [PLA-01]', () => {
  const [green, fair] = ['DWFGB6', 'DWGSW7'];
  it.each<[PlannerAnswers['wished'], string[], string[]]>([
    [undefined, ['A0RL83', 'A2PKXG', 'DWEGD5'], []],
    [[], [green, fair, 'DWEGD5'], []],
    [['STANDARD_A'], [green, 'A2PKXG', 'DWEGD5'], ['STANDARD_A by bonds']],
    [['THEMA_RECHTE'], ['A0RL83', fair, 'DWEGD5'], ['THEMA_RECHTE by shares']],
    [
      ['STANDARD_A', 'THEMA_KLIMA', 'THEMA_KONSUM'],
      [green, fair, 'DWEGD5'],
      ['STANDARD_A by bonds', 'THEMA_KLIMA by bonds,shares', 'THEMA_KONSUM by shares'],
    ],
  ])('that is to meet %j is %j', (wished, wkns, met) => {
    const answers = { ...bold, wished };
    expect(orderedParts(answers).map(({ security }) => security.wkn)).toEqual(wkns);
    expect(sustainableChoice(answers)?.met.map(({ wish, by }) => `${wish} by ${by.join()}`) ?? []).toEqual(
      met,
    );
  });
});

describe('the costs of a proposal [PLA-01]', () => {
  it('are those of orders and executions by the price list, and of the funds, in the first year', () => {
    const costs = costsOf({ ...bold, variation: 'MITTEL', rate: decimal('1000'), surplus: decimal('2000') });
    const fees = (purchases: typeof costs.orders) => purchases.map(({ fee }) => decimalText(fee));
    // 4.90 and 0.25 %, at least 9.90, and 2.50: of 1000, 4000, 4500 and 500 EUR (rules.md 7).
    expect(fees(costs.orders)).toEqual(['12.40', '17.40', '18.65', '12.40']);
    // 1.5 % of the value that fits with it into 100, 400, 450 and 50 EUR; all shares of the world are free (rules.md 10).
    expect(fees(costs.executions)).toEqual(['1.48', '5.91', '0.00', '0.74']);
    expect(decimalText(costs.executionsAYear)).toBe('97.56');
    expect([decimalText(costs.invested), decimalText(costs.funds)]).toEqual(['16000', '32.00']);
    expect(decimalText(costs.total)).toBe('190.41');
  });

  it('of an order end at 59.90 EUR and the fee of the exchange', () => {
    const costs = costsOf({ ...bold, amount: decimal('1000000'), liquidAssets: decimal('2000000') });
    expect(costs.orders.map(({ fee }) => decimalText(fee))).toEqual(['62.40', '62.40', '62.40']);
  });
});

describe('the range of outcomes [PLA-01]', () => {
  const free = { amount: 10_000, rate: 100, amountFee: 0, rateFee: 0, costPercent: 0 };

  it('lies around the assumed return after costs, wider each year and in each class', () => {
    const years = outcomeRange({ ...free, costPercent: 0.3 }, assumptionsOf(3), 10);
    expect(years.map(({ paidIn }) => paidIn).slice(0, 2)).toEqual([11_200, 12_400]);
    const [first, last] = [years[0], years.at(-1)];
    if (first === undefined || last === undefined) throw new Error('No years');
    expect(last.high - last.low).toBeGreaterThan(first.high - first.low);
    // 4 % less 0.3 % a year: 10,000 and ten years of rates come to 28,871 without variation.
    expect(last.middle).toBeGreaterThan(28_871 * 0.94);
    expect(last.middle).toBeLessThan(28_871 * 1.02);
    const bolder = outcomeRange(free, assumptionsOf(5), 10).at(-1);
    expect((bolder?.high ?? 0) - (bolder?.low ?? 0)).toBeGreaterThan(last.high - last.low);
  });

  it('counts what is paid in, and grows from what the fees leave of it', () => {
    const [year] = outcomeRange({ ...free, amountFee: 100, rateFee: 5 }, assumptionsOf(3), 1);
    const [less] = outcomeRange({ ...free, amount: 9_900, rate: 95 }, assumptionsOf(3), 1);
    expect(year?.paidIn).toBe(11_200);
    expect(year).toEqual({ ...less, paidIn: 11_200 });
  });

  it('is the same for the same answers, and nothing but money for nothing invested', () => {
    const picture = () => outcomeRange({ ...free, amount: 5_000, rate: 0 }, assumptionsOf(2), 5);
    expect(picture()).toEqual(picture());
    expect(outcomeRange({ ...free, amount: 0, rate: 0 }, assumptionsOf(5), 1)).toEqual([
      { year: 1, paidIn: 0, low: 0, middle: 0, high: 0 },
    ]);
  });
});

describe('what of a proposal a depot is opened with [PLA-01]', () => {
  const typed = (answers: Partial<PlannerAnswers>) =>
    Object.fromEntries(
      Object.entries(plannedDraft({ ...bold, ...answers }, 'Altersvorsorge', {})).map(([name, value]) => [
        name.replace('WERTPAPIERSPARPLAN.', ''),
        value,
      ]),
    );

  it('is the whole plan, as it would have been typed', () => {
    expect(
      typed({ variation: 'MITTEL', rate: decimal('2000.5'), firstPurchase: calendarDay('2027-01-05') }),
    ).toMatchObject({
      AUSWAHL: true,
      NAME: 'Altersvorsorge',
      INTERVALL: 'MONTHLY',
      KAUFTAG: '7',
      ERSTER_KAUF: '05.01.2027',
      WKN_1: 'DWHEN8',
      SPARRATE_1: '200,05',
      WKN_2: 'A0RL83',
      SPARRATE_2: '800,20',
      WKN_3: 'A2PKXG',
      SPARRATE_3: '900,23',
      WKN_4: 'DWEGD5',
      SPARRATE_4: '100,02',
      WKN_5: '',
      SPARRATE_5: '',
      WKN_10: '',
      SPARRATE_10: '',
    });
  });

  it('writes an amount above a thousand without a dot', () => {
    expect(typed({ rate: decimal('9000'), surplus: decimal('90000') })).toMatchObject({
      SPARRATE_2: '8100,00',
    });
  });

  it.each([
    [undefined, '1', ''],
    ['2027-02-01', '1', '01.02.2027'],
    ['2027-02-02', '7', '02.02.2027'],
    ['2027-02-07', '7', '07.02.2027'],
    ['2027-02-15', '15', '15.02.2027'],
    ['2027-02-16', '1', '16.02.2027'],
  ])('begins on the first day of purchase from %s: the %s', (day, purchaseDay, first) => {
    const firstPurchase = day === undefined ? undefined : calendarDay(day);
    expect(typed({ firstPurchase })).toMatchObject({ KAUFTAG: purchaseDay, ERSTER_KAUF: first });
  });

  it('is no plan where all is invested at once', () => {
    expect(typed({ rate: undefined })).toMatchObject({ AUSWAHL: false });
    expect(typed({ rate: undefined })).not.toHaveProperty('NAME');
  });
});
