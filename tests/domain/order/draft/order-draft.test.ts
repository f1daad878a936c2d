import { isBlank, keptDraft } from '@domain/order/draft/kept-draft';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { draft, exchange, share } from '../../support/samples';

const { follow, directDebit } = emptyDraft;

describe('whether anything has been entered in the order form [ORD-30]', () => {
  it.each<[string, Partial<OrderDraft>]>([
    ['an instrument', { instrument: share }],
    ['a quantity', { quantity: '1' }],
    ['a trigger', { triggerLimit: '1' }],
    ['a limit', { limit: '1' }],
    ['a distance', { distance: '1' }],
    ['the quantity that follows', { follow: { ...follow, quantity: '1' } }],
    ['the trigger that follows', { follow: { ...follow, triggerLimit: '1' } }],
    ['the limit that follows', { follow: { ...follow, limit: '1' } }],
    ['the distance that follows', { follow: { ...follow, distance: '1' } }],
    ['an account to collect from', { directDebit: { ...directDebit, iban: 'D' } }],
    ['the most to collect', { directDebit: { ...directDebit, maxAmount: '1' } }],
    ['who owns that account', { directDebit: { ...directDebit, accountHolderName: 'A' } }],
  ])('%s has', (_, change) => {
    expect(isBlank(keptDraft({ ...emptyDraft, ...change }))).toBe(false);
  });

  it('an untouched form has not, nor does it agree to anything [ORD-14] [ORD-15]', () => {
    expect(emptyDraft).toMatchObject({
      allowManualQuotation: false,
      freeAmountConfirmed: false,
      directDebit: { hasConsent: false },
      validityDate: '',
      follow: { validityDate: '' },
    });
  });

  it('nothing has as long as there is only what the page proposes', () => {
    const { depotId, settlementAccountId } = draft;
    expect(isBlank(keptDraft(emptyDraft))).toBe(true);
    expect(
      isBlank(
        keptDraft({
          ...emptyDraft,
          ...(depotId && { depotId }),
          ...(settlementAccountId && { settlementAccountId }),
          side: 'BUY',
          venueId: exchange.id,
          orderType: 'LIMIT',
          validityType: 'GFD',
          validityDate: '30.11.2026',
        }),
      ),
    ).toBe(true);
  });
});
