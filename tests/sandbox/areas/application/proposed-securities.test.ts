import {
  absolute,
  compare,
  decimal,
  decimalText,
  hundred,
  multiply,
  subtract,
  sum,
} from '@domain/money/decimal';
import { costsOf } from '@domain/product-application/proposal/costs';
import type { PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import { FUND_COSTS } from '@domain/product-application/proposal/securities';
import { LEAST_RATE } from '@domain/product-application/proposal/split';
import { orderFees } from '@sandbox/areas/order/cost/order-fees';
import { positionTerms } from '@sandbox/areas/savings-plan/conditions/position-terms';
import { purchaseFor } from '@sandbox/areas/savings-plan/rules/units';
import { PRODUCT_COSTS } from '@sandbox/market/catalogue/product-costs';
import { marketOf, type Market } from '@sandbox/market/market';
import { openWerkbank, type Werkbank } from '../../support/werkbank';
import { Stranger, validated } from './applying';
import { singleDepot } from './sample-fields';

let werkbank: Werkbank;
let market: Market;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
  market = await marketOf(werkbank.bank);
});
afterAll(() => werkbank.close());

/** Whom the portal proposes something of each class, with sustainable money or without. */
const proposed = (wished: PlannerAnswers['wished']) =>
  costsOf({
    goal: 'ALTER',
    duration: 'UEBER_10',
    lossTolerance: '20',
    variation: 'MITTEL',
    surplusTrend: 'GLEICH',
    income: 'GEHALT',
    age: 40,
    liquidAssets: decimal('100000'),
    illiquidAssets: decimal('0'),
    amount: decimal('20000'),
    rate: decimal('1000'),
    surplus: decimal('5000'),
    wished,
    firstPurchase: undefined,
  });
const ways: readonly (readonly [string, PlannerAnswers['wished']])[] = [
  ['usual', undefined],
  ['sustainable', []],
];

describe('what the planner of the portal proposes [PLA-01]', () => {
  it.each(ways)(
    'is at the bank: the %s securities, by name, to be saved into on its terms',
    (_way, wished) => {
      const { executions } = proposed(wished);
      expect(executions).toHaveLength(4);
      for (const { security, value, fee } of executions) {
        const instrument = market.find(security.wkn);
        if (instrument === undefined) throw new Error(`The bank does not have ${security.wkn}`);
        const terms = positionTerms(instrument);
        const costs = PRODUCT_COSTS[instrument.row.instrument_type] ?? decimal('0');
        expect(instrument.row).toMatchObject({
          name: security.name,
          savings_plan_eligible: true,
          tradable: true,
          kid_available: true,
          currency: 'EUR',
        });
        expect(compare(terms.feePercent, security.feePercent)).toBe(0);
        expect(compare(terms.minimumRate, LEAST_RATE)).toBeLessThanOrEqual(0);
        expect(compare(multiply(costs, hundred), FUND_COSTS)).toBe(0);
        const bought = purchaseFor({ rate: value, ...terms }, decimal(instrument.row.start_price));
        // What whole thousandths leave of the instalment keeps the fee a cent below at most.
        const off = absolute(subtract(bought?.fee ?? decimal('0'), fee));
        expect(compare(off, decimal('0.01'))).toBeLessThanOrEqual(0);
      }
    },
  );

  it.each(ways)('costs in orders what the bank takes: %s', (_way, wished) => {
    for (const { value, fee } of proposed(wished).orders)
      expect(decimalText(fee)).toBe(decimalText(orderFees(value, decimal('2.50')).total));
  });

  it.each(ways)('is taken as the plan of a depot: %s', async (_way, wished) => {
    const { executions } = proposed(wished);
    const positions = executions.flatMap(({ security: { wkn }, value }, index) => [
      [`WERTPAPIERSPARPLAN.WKN_${String(index + 1)}`, wkn],
      [`WERTPAPIERSPARPLAN.SPARRATE_${String(index + 1)}`, decimalText(value)],
    ]);
    const stranger = new Stranger(werkbank);
    await stranger.open('depot');
    const { answer } = await validated(stranger, 'depot', {
      ...singleDepot(),
      'WP_PRODUKTGRUPPE.UUID_I1_2': 'rentenfonds',
      'WP_PRODUKTGRUPPE.KENNTNISSE_I1_2': 'J',
      'WP_PRODUKTGRUPPE.ERFAHRUNGEN_I1_2': '1-4',
      'WERTPAPIERSPARPLAN.AUSWAHL': 'J',
      'WERTPAPIERSPARPLAN.NAME': 'Altersvorsorge',
      'WERTPAPIERSPARPLAN.INTERVALL': 'MONTHLY',
      'WERTPAPIERSPARPLAN.KAUFTAG': '15',
      'WERTPAPIERSPARPLAN.ERSTER_KAUF': '2026-12-15',
      'WERTPAPIERSPARPLAN.ZAHLUNG_IBAN': 'DE02120300000000202051',
      'WERTPAPIERSPARPLAN.ZAHLUNG_NAME': 'Neumann',
      'WERTPAPIERSPARPLAN.ZAHLUNG_VORNAME': 'Paula',
      'WERTPAPIERSPARPLAN.GESAMTBETRAG': decimalText(sum(executions.map(({ value }) => value))),
      ...Object.fromEntries(positions),
    });
    expect(answer.statusCode).toBe(201);
  });
});
