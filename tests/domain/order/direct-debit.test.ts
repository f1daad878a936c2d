import { takesDirectDebit } from '@domain/order/direct-debit';
import type { DirectDebitDraft, OrderDraft } from '@domain/order/draft/order-draft';
import type { Side } from '@domain/order/side';
import type { Venue } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { issuesOf, leadIn, orderOf, read } from '../support/reading';
import { leadOf } from '@domain/order/legs-of';
import { venueId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import { dealer, exchange, fundCompany } from '../support/samples';

const consented: DirectDebitDraft = {
  hasConsent: true,
  iban: 'de02 1203 0000 0000 2020 51',
  maxAmount: '1.000',
  accountHolderName: ' Anna Berger ',
};

const paying = (change: Partial<DirectDebitDraft>, rest: Partial<OrderDraft> = {}): Partial<OrderDraft> => ({
  venueId: fundCompany.id,
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
    [{ iban: ' ' }, 'debit.iban order-iban-missing'],
    [{ iban: '12' }, 'debit.iban order-iban-format'],
    [{ iban: 'XX02120300000000202051' }, 'debit.iban order-iban-country'],
    [{ iban: 'DE0212030000000020205' }, 'debit.iban order-iban-length'],
    [{ iban: 'DE02120300000000202052' }, 'debit.iban order-iban-check-digits'],
    [{ accountHolderName: '  ' }, 'debit.holder order-debit-holder-missing'],
    [{ maxAmount: ',' }, 'debit.maxAmount order-amount-format'],
    [{ maxAmount: '0' }, 'debit.maxAmount order-amount-not-positive'],
    [{ maxAmount: '1,234' }, 'debit.maxAmount order-amount-ambiguous'],
  ])('%j is refused: %s [ORD-14]', (change, issue) => {
    expect(issuesOf(paying(change))).toEqual([issue]);
  });

  it('is told all its faults at once', () => {
    expect(issuesOf(paying({ iban: '', maxAmount: 'x', accountHolderName: '' }))).toHaveLength(3);
  });
});

describe('paying by direct debit [ORD-14]', () => {
  it.each<[Side | undefined, Venue | undefined, boolean, string]>([
    ['BUY', fundCompany, true, 'a purchase at a fund company'],
    [undefined, fundCompany, true, 'as long as it may become one'],
    ['SELL', fundCompany, false, 'a sale has nothing to pay'],
    ['BUY', exchange, false, 'an exchange collects nothing'],
    ['BUY', dealer, false, 'nor does a dealer'],
    ['BUY', undefined, false, 'as long as no venue is chosen'],
  ])('case %#, a %s, is offered or its consent goes unseen', (side, venue, isOffered) => {
    expect(takesDirectDebit(side, venue)).toBe(isOffered);
    const given = { ...paying({}), ...(side && { side }), venueId: venue?.id ?? venueId('v-none') };
    const result = read(given);
    const order = E.isRight(result) && result.right.kind === 'order' ? result.right.order : undefined;
    expect(order !== undefined && leadOf(order).directDebit !== undefined).toBe(isOffered);
  });
});

describe('the confirmation of a free amount', () => {
  it('goes along once the customer gave it [ORD-15]', () => {
    expect(leadIn({ freeAmountConfirmed: true }).freeAmountConfirmed).toBe(true);
    expect(leadIn({})).not.toHaveProperty('freeAmountConfirmed');
  });
});
