import { emptySnapshot } from '@domain/form/session/snapshot';
import { fieldsOfDraft, isBlank, keptDraft } from '@domain/order/draft/kept-draft';
import { emptyDraft } from '@domain/order/draft/order-draft';
import { draft, exchange, share } from '../../support/samples';

describe('a draft of an order as the form keeps it [ORD-30]', () => {
  it('says each thing at the path it has on the page, and nothing of what was left empty', () => {
    const filled = {
      ...draft,
      limit: '95',
      follow: { ...emptyDraft.follow, quantity: '5' },
      directDebit: { hasConsent: true, iban: 'DE02', maxAmount: '100', accountHolderName: 'Ada' },
    };
    expect(keptDraft(filled).fields).toEqual({
      instrument: share.isin,
      side: 'BUY',
      quantity: '10',
      orderType: 'MARKET',
      limit: '95',
      distanceKind: 'relative',
      venueId: exchange.id,
      tradingSystem: 'STANDARD',
      limitExtension: 'NO',
      tradingRestriction: 'NO',
      validityType: 'GFD',
      depotId: draft.depotId,
      settlementAccountId: draft.settlementAccountId,
      allowManualQuotation: false,
      'follow.quantity': '5',
      'follow.orderType': 'LIMIT',
      'follow.distanceKind': 'relative',
      'debit.consent': true,
      'debit.iban': 'DE02',
      'debit.maxAmount': '100',
      'debit.holder': 'Ada',
    });
  });

  it('keeps no answer to a question of the bank, which is asked anew [ORD-15]', () => {
    expect(fieldsOfDraft({ freeAmountConfirmed: true, quantity: '1' })).toEqual({ quantity: '1' });
  });

  it.each([
    ['of an instrument only by what it is fetched again', { instrument: share }, { instrument: share.isin }],
    ['nothing where nothing is', { limit: undefined, quantity: '' }, {}],
    ['what is named null in an old draft as it is', { venueId: null }, { venueId: null }],
  ])('%s', (_, old, fields) => {
    expect(fieldsOfDraft(old)).toEqual(fields);
  });

  it('keeps texts and answers, and nothing of another kind', () => {
    const { savingsPlanEligible: _left, ...rest } = share;
    const strange = { ...draft, instrument: rest, quantity: 10 };
    // A draft an older portal kept may hold what this one does not read.
    expect(keptDraft(strange as unknown as typeof draft).fields).not.toHaveProperty('quantity');
  });

  it('is blank while a field that was entered has been emptied again', () => {
    expect(isBlank({ ...emptySnapshot, fields: { quantity: '', side: 'SELL' } })).toBe(true);
    expect(isBlank({ ...emptySnapshot, fields: { quantity: '1' } })).toBe(false);
  });
});
