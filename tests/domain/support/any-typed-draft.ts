import { sap, uniGlobal, xetra } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { enterableOrderTypes, followOrderTypes } from '@domain/order/order-request';
import { limitExtensions, tradingRestrictions } from '@domain/order/order-type';
import { sides } from '@domain/order/side';
import { validityTypes } from '@domain/order/validity';
import { calendarDay } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import { fc } from '@tests/support/properties';

const pricedFund = { ...uniGlobal, fundPricing: { cutOff: timeOfDay('12:00'), priceDay: 1 } };
const described = { ...sap, mnemonic: 'SAP', sector: 'Software', issuer: 'SAP' };
const repaid = { ...sap, maturity: calendarDay('2030-02-28') };

const validity = fc.record(
  { validityType: fc.constantFrom(...validityTypes), validityDate: fc.string() },
  { requiredKeys: ['validityDate'] },
);

const prices = fc.record({
  limit: fc.string(),
  triggerLimit: fc.string(),
  distance: fc.string(),
  distanceKind: fc.constantFrom('relative' as const, 'absolute' as const),
});

const chosen = fc.record(
  {
    depotId: fc.constant(mainDepot),
    settlementAccountId: fc.constant(mainAccount),
    instrument: fc.constantFrom(described, pricedFund, repaid),
    side: fc.constantFrom(...sides),
    venueId: fc.constant(xetra.id),
  },
  { requiredKeys: [] },
);

const follow = fc
  .tuple(
    fc.record({ orderType: fc.constantFrom(...followOrderTypes), quantity: fc.string() }),
    prices,
    validity,
  )
  .map(([own, texts, life]) => ({ ...own, ...texts, ...life }));

/** A draft with anything a keyboard and every choice can put into it. */
export const anyTypedDraft: fc.Arbitrary<OrderDraft> = fc
  .tuple(
    prices,
    validity,
    chosen,
    fc.record({
      quantity: fc.string(),
      orderType: fc.constantFrom(...enterableOrderTypes),
      limitExtension: fc.constantFrom('NO' as const, ...limitExtensions),
      tradingRestriction: fc.constantFrom('NO' as const, ...tradingRestrictions),
      tradingSystem: fc.constantFrom('STANDARD' as const, 'QUOTE' as const),
      follow,
      directDebit: fc.record({
        hasConsent: fc.boolean(),
        iban: fc.string(),
        maxAmount: fc.string(),
        accountHolderName: fc.string(),
      }),
      allowManualQuotation: fc.boolean(),
      freeAmountConfirmed: fc.boolean(),
    }),
  )
  .map(([texts, life, choices, own]) => ({ ...texts, ...life, ...choices, ...own }));
