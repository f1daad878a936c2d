import { instrumentId } from '@domain/codes/ids';
import * as t from 'io-ts';
import { wireAmount, wireDecimal } from '../wire/wire-amount';
import { wireWord } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireDay } from '../wire/wire-time';

/** A lot (api.md 9). */
export const wireTaxLot = wireObject(
  'TaxLot',
  {
    lotId: t.string,
    instrumentId: wireId('InstrumentId', instrumentId),
    acquired: wireDay,
    quantity: wireAmount,
    costs: wireAmount,
    prepaidLumpSum: wireAmount,
    transferred: t.boolean,
    taxClass: wireWord('TaxClass', [
      'SHARE',
      'EQUITY_FUND',
      'MIXED_FUND',
      'PROPERTY_FUND',
      'FOREIGN_PROPERTY_FUND',
      'OTHER_FUND',
      'OTHER',
    ]),
  },
  { cost: wireAmount, fxRate: wireDecimal },
);

/** A year's record (api.md 9). */
export const wireTaxRecord = wireObject('TaxRecord', {
  pots: wireObject('TaxPots', { shares: wireAmount, other: wireAmount }),
  allowance: wireObject('TaxAllowance', {
    ordered: wireAmount,
    used: wireAmount,
    usedByPartner: wireAmount,
    joint: t.boolean,
  }),
  churchTax: wireObject('ChurchTax', { member: t.boolean }, { rate: wireDecimal }),
  foreignTax: wireAmount,
  paid: wireObject('TaxPaid', { kest: wireAmount, soli: wireAmount, kist: wireAmount }),
});

/** The price list of a sale (wire.md). */
export const wireSaleFees = wireObject('SaleFees', {
  base: wireAmount,
  percent: wireDecimal,
  least: wireAmount,
  most: wireAmount,
  venue: wireAmount,
});
