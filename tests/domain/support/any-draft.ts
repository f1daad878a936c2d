import type { FollowDraft, OrderDraft, PriceTexts, ValidityTexts } from '@domain/order/order-draft';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import fc from 'fast-check';
import { bond, dealer, draft, exchange, fund, fundCompany, limitOnly, pricedOnly, share } from './samples';

/** What customers type for numbers: nothing, numbers around the market, nonsense. */
const number = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('5', '10', '90', '95', '99,5', '100', '105', '1.000') },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '0', '-1', '1,2345678', '1.00', 'x') },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);

const date = fc.oneof(
  fc.constantFrom('', '23.11.2026', '30.12.2026', '17.11.2027', '18.11.2027', '30.02.2027', '1.1.27'),
  fc.string({ maxLength: 10 }),
);

const prices: fc.Arbitrary<PriceTexts> = fc.record({
  limit: number,
  triggerLimit: number,
  distance: number,
  distanceKind: fc.constantFrom('relative', 'absolute'),
});

const validity: fc.Arbitrary<ValidityTexts> = fc.record(
  { validityType: fc.constantFrom(...validityTypes), validityDate: date },
  { requiredKeys: ['validityDate'] },
);

const follow: fc.Arbitrary<FollowDraft> = fc
  .tuple(fc.record({ orderType: fc.constantFrom(...followOrderTypes), quantity: number }), prices, validity)
  .map(([own, texts, life]) => ({ ...own, ...texts, ...life }));

const required = fc.record({
  quantity: number,
  orderType: fc.constantFrom(...enterableOrderTypes),
  limitExtension: fc.constantFrom('NO', ...limitExtensions),
  tradingRestriction: fc.constantFrom('NO', ...tradingRestrictions),
  tradingSystem: fc.oneof(
    { weight: 5, arbitrary: fc.constant('STANDARD' as const) },
    { weight: 1, arbitrary: fc.constant('QUOTE' as const) },
  ),
  follow,
  directDebit: fc.record({
    hasConsent: fc.boolean(),
    iban: fc.constantFrom('', 'DE02120300000000202051', 'DE02120300000000202052', 'x'),
    maxAmount: number,
    accountHolderName: fc.constantFrom('', 'Anna Berger'),
  }),
  allowManualQuotation: fc.boolean(),
  freeAmountConfirmed: fc.boolean(),
});

const chosen = fc.record(
  {
    depotId: fc.constant(draft.depotId ?? fail('depot')),
    settlementAccountId: fc.constant(draft.settlementAccountId ?? fail('account')),
    instrument: fc.constantFrom(share, bond, fund),
    side: fc.constantFrom(...sides),
    venueId: fc.constantFrom(exchange.id, fundCompany.id, limitOnly.id, dealer.id, dealer.id, pricedOnly.id),
  },
  { requiredKeys: [] },
);

const complete = fc.record({
  instrument: fc.constantFrom(share, bond),
  side: fc.constantFrom(...sides),
  venueId: fc.constantFrom(dealer.id, exchange.id, pricedOnly.id),
});

/** Any draft a form can hold: complete or not, sensible or not. */
export const anyDraft: fc.Arbitrary<OrderDraft> = fc
  .tuple(
    required,
    prices,
    validity,
    fc.oneof(
      chosen,
      complete.map((rest) => ({ ...draft, ...rest })),
    ),
  )
  .map(([own, texts, life, where]) => ({ ...where, ...own, ...texts, ...life }));

function fail(what: string): never {
  throw new Error(`the sample has no ${what}`);
}
