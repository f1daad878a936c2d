import type {
  FollowDraft,
  OrderDraft,
  PriceField,
  PriceTexts,
  ValidityTexts,
} from '@domain/order/draft/order-draft';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import { fc } from '@tests/support/properties';
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

const wild: fc.Arbitrary<OrderDraft> = fc
  .tuple(required, prices, validity, chosen)
  .map(([own, texts, life, where]) => ({ ...where, ...own, ...texts, ...life }));

const price = fc.constantFrom('90', '94,5', '95', '99', '101', '105', '110');

const complete: fc.Arbitrary<OrderDraft> = fc
  .record({
    instrument: fc.constantFrom(share, bond),
    side: fc.constantFrom(...sides),
    orderType: fc.constantFrom(...enterableOrderTypes),
    quantity: fc.constantFrom('5', '10', '1.000'),
    triggerLimit: price,
    limit: price,
    distance: fc.constantFrom('2,5', '50'),
    distanceKind: fc.constantFrom('relative', 'absolute'),
    follow: fc.record({
      orderType: fc.constantFrom(...followOrderTypes),
      quantity: fc.constantFrom('1', '10'),
      triggerLimit: price,
      limit: price,
      distance: fc.constantFrom('2,5', '50'),
      distanceKind: fc.constantFrom('relative', 'absolute'),
      validityType: fc.constantFrom('GFD', 'MAX'),
      validityDate: fc.constant(''),
    }),
    limitExtension: fc.constantFrom('NO', ...limitExtensions),
    tradingRestriction: fc.constantFrom('NO', ...tradingRestrictions),
    freeAmountConfirmed: fc.boolean(),
    directDebit: fc.boolean().map((hasConsent) => ({
      hasConsent,
      iban: 'DE02120300000000202051',
      maxAmount: '500',
      accountHolderName: 'Anna Berger',
    })),
    validityDate: fc.constantFrom('23.11.2026', '27.12.2026', '17.11.2027'),
    validityType: fc.constantFrom(...validityTypes),
  })
  .map((entered) => ({ ...draft, ...entered, venueId: dealer.id }));

/** A purchase with what follows it, around the price it is bought at. */
const followed: fc.Arbitrary<OrderDraft> = fc
  .tuple(complete, fc.constantFrom('110', '105,5'), fc.constantFrom('90', '80,25'))
  .map(([edited, limit, triggerLimit]) => ({
    ...edited,
    orderType: 'NEXT_ORDER',
    side: 'BUY',
    limit: '95',
    follow: { ...edited.follow, limit, triggerLimit, quantity: '1' },
  }));

/** Complete but for one price, as when a customer goes on too soon. */
const gappy: fc.Arbitrary<OrderDraft> = fc
  .tuple(complete, fc.constantFrom<PriceField>('limit', 'triggerLimit', 'distance'))
  .map(([edited, field]) => ({ ...edited, [field]: '' }));

/**
 * Any draft a form can hold: whatever customers type, and what is complete and around the market, with something to
 * follow, or but for one price.
 */
export const anyDraft: fc.Arbitrary<OrderDraft> = fc.oneof(
  { weight: 4, arbitrary: wild },
  { weight: 3, arbitrary: complete },
  { weight: 2, arbitrary: followed },
  { weight: 1, arbitrary: gappy },
);

function fail(what: string): never {
  throw new Error(`the sample has no ${what}`);
}
