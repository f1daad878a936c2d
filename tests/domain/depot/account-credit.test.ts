import type { AccountBalance } from '@domain/depot/account';
import { boundOf, creditFor, creditIn } from '@domain/depot/account-credit';
import { accountId } from '@domain/codes/ids';
import { amount, type Amount } from '@domain/money/amount';
import { EUR, USD } from '@domain/money/unit';

const euros = (text: string): Amount => amount(text, EUR);

/** A current account with so much on it, lent and available. */
const stated = (balance: string, lent: string | undefined, available: string): AccountBalance => ({
  accountId: accountId('a-1'),
  account: {
    id: accountId('a-1'),
    displayId: '1',
    currency: EUR,
    type: 'checking',
    ...(lent !== undefined && { creditLimit: euros(lent) }),
  },
  balance: euros(balance),
  balanceEur: euros(balance),
  availableCash: euros(available),
  availableCashEur: euros(available),
});

describe('what is available of an account [OBK-07]', () => {
  it.each<[string, AccountBalance, string | undefined, string | undefined]>([
    [
      '18,450.30 and 5,000 lent, less 6,294.80 for orders',
      stated('18450.30', '5000.00', '17155.50'),
      '5000.00',
      '6294.80',
    ],
    ['nothing lent, nothing reserved', stated('100.00', '0.00', '100.00'), undefined, undefined],
    ['where the bank says nothing of credit', stated('100.00', undefined, '60.00'), undefined, '40.00'],
  ])('is told with the credit in it and what is reserved: %s', (_, account, credit, bound) => {
    expect([creditIn(account), boundOf(account)]).toEqual(
      [credit, bound].map((text) => (text === undefined ? undefined : euros(text))),
    );
  });

  it.each<[string, AccountBalance, string, string | undefined]>([
    ['less than one’s own', stated('100.00', '50.00', '150.00'), '99.99', undefined],
    ['all of one’s own', stated('100.00', '50.00', '150.00'), '100.00', undefined],
    ['a cent more', stated('100.00', '50.00', '150.00'), '100.01', '0.01'],
    ['all that is available', stated('100.00', '50.00', '150.00'), '150.00', '50.00'],
    ['where the credit is used already', stated('-20.00', '50.00', '30.00'), '10.00', '10.00'],
    ['where nothing is lent', stated('100.00', undefined, '100.00'), '100.00', undefined],
  ])('is lent in part where this much is needed: %s', (_, account, needed, credit) => {
    expect(creditFor(euros(needed), account)).toEqual(credit === undefined ? undefined : euros(credit));
  });

  it('is not told across currencies', () => {
    const account = stated('100.00', '50.00', '150.00');
    expect(creditFor(amount('120.00', USD), account)).toBeUndefined();
    expect(creditIn({ ...account, availableCash: amount('150.00', USD) })).toBeUndefined();
    expect(boundOf({ ...account, availableCash: amount('150.00', USD) })).toBeUndefined();
  });
});
