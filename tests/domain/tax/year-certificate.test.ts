import { decimal, decimalText } from '@domain/money/decimal';
import { certificateLines } from '@domain/tax/year-certificate';
import { paid, taxRecord } from './support/tax-examples';

const lines = (shares: string, other: string) => {
  const record = taxRecord({
    pots: { shares: decimal(shares), other: decimal(other) },
    allowance: {
      ordered: decimal('2000.00'),
      used: decimal('700.00'),
      usedByPartner: decimal('300.00'),
      joint: true,
    },
    foreignTax: decimal('3.00'),
    foreignCredited: decimal('4.00'),
    substitute: decimal('250.00'),
    paid: paid('50.00', '2.75', '4.50'),
  });
  return Object.fromEntries(
    Object.entries(certificateLines(record)).map(([key, value]) => [key, decimalText(value)]),
  );
};

describe('[TAX-01] the certificate of a year', () => {
  it('tells income before the allowance, the own part of that, what was paid and what is carried', () => {
    expect(lines('400.00', '600.00')).toEqual({
      income: '1000.00',
      shareGains: '400.00',
      substitute: '250.00',
      allowanceUsed: '400.00',
      capitalGainsTax: '50.00',
      solidarity: '2.75',
      churchTax: '4.50',
      foreignCredited: '4.00',
      foreignLeft: '3.00',
      otherLosses: '0',
      shareLosses: '0',
    });
  });

  it.each([
    [
      '-400.00',
      '600.00',
      { income: '600.00', shareGains: '0', substitute: '250.00', shareLosses: '400.00', otherLosses: '0' },
      'losses from shares lower no other income',
    ],
    [
      '400.00',
      '-100.00',
      { income: '300.00', shareGains: '300.00', substitute: '250.00', shareLosses: '0', otherLosses: '0' },
      'other losses lower gains from shares',
    ],
    [
      '400.00',
      '-500.00',
      { income: '0', shareGains: '0', substitute: '0', shareLosses: '0', otherLosses: '100.00' },
      'and what is more is carried',
    ],
    [
      '-1.00',
      '-2.00',
      { income: '0', shareGains: '0', substitute: '0', shareLosses: '1.00', otherLosses: '2.00' },
      'each pot by itself',
    ],
  ])('with %s of shares and %s of all else: %j (%s)', (shares, other, expected) => {
    expect(lines(shares, other)).toMatchObject(expected);
  });
});
