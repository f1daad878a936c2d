import type { DirectDebitDraft, OrderDraft } from '@domain/order/order-draft';
import { amount } from '@domain/shared/amount';
import { EUR } from '@domain/shared/unit';
import { issuesOf, leadIn, orderOf } from '../support/reading';
import { legsOf } from '@domain/order/legs-of';
import { filledDraft } from '../support/samples';

const consented: DirectDebitDraft = {
  hasConsent: true,
  iban: 'de02 1203 0000 0000 2020 51',
  maxAmount: '1.000',
  accountHolderName: ' Anna Berger ',
};

const paying = (change: Partial<DirectDebitDraft>, rest: Partial<OrderDraft> = {}): Partial<OrderDraft> => ({
  ...rest,
  directDebit: { ...consented, ...change },
});

describe('a direct debit', () => {
  it('goes along with account, bound and holder once there is consent [ORD-14]', () => {
    expect(leadIn(paying({})).directDebit).toEqual({
      iban: 'DE02120300000000202051',
      maxAmount: amount('1000', EUR),
      accountHolderName: 'Anna Berger',
    });
  });

  it('needs no bound [ORD-14]', () => {
    expect(leadIn(paying({ maxAmount: ' ' })).directDebit).not.toHaveProperty('maxAmount');
  });

  it.each<[Partial<OrderDraft>, string]>([
    [paying({ hasConsent: false }), 'without consent'],
    [paying({ hasConsent: false, iban: 'x', maxAmount: 'y', accountHolderName: '' }), 'whatever is typed'],
    [paying({ iban: '' }, { side: 'SELL' }), 'for a sale, which has nothing to pay'],
  ])('is left out: %j, %s [ORD-14]', (change) => {
    expect(orderOf(change)).not.toHaveProperty('directDebit');
  });

  it.each<[Partial<DirectDebitDraft>, string]>([
    [{ iban: ' ' }, 'debitIban order-iban-missing'],
    [{ iban: '12' }, 'debitIban order-iban-format'],
    [{ iban: 'XX02120300000000202051' }, 'debitIban order-iban-country'],
    [{ iban: 'DE0212030000000020205' }, 'debitIban order-iban-length'],
    [{ iban: 'DE02120300000000202052' }, 'debitIban order-iban-check-digits'],
    [{ accountHolderName: '  ' }, 'debitHolder order-debit-holder-missing'],
    [{ maxAmount: ',' }, 'debitMaxAmount order-amount-format'],
    [{ maxAmount: '0' }, 'debitMaxAmount order-amount-not-positive'],
    [{ maxAmount: '1,234' }, 'debitMaxAmount order-amount-ambiguous'],
  ])('%j is refused: %s [ORD-14]', (change, issue) => {
    expect(issuesOf(paying(change))).toEqual([issue]);
  });

  it('is told all its faults at once', () => {
    expect(issuesOf(paying({ iban: '', maxAmount: 'x', accountHolderName: '' }))).toHaveLength(3);
  });

  it('pays both legs of an OCO, for only one will be executed [ORD-14]', () => {
    const legs = legsOf(orderOf(paying({}, { ...filledDraft, orderType: 'ONE_CANCELS_OTHER' })));
    expect(legs.map(({ directDebit }) => directDebit?.accountHolderName)).toEqual([
      'Anna Berger',
      'Anna Berger',
    ]);
  });
});

describe('the confirmation of a free amount', () => {
  it('goes along once the customer gave it [ORD-15]', () => {
    expect(leadIn({ freeAmountConfirmed: true }).freeAmountConfirmed).toBe(true);
    expect(leadIn({})).not.toHaveProperty('freeAmountConfirmed');
  });
});
