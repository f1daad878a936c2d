import { documentId, instrumentId } from '@domain/codes/ids';
import { taxClasses } from '@domain/tax/tax-class';
import type { CertificateLines, YearCertificate } from '@domain/tax/year-certificate';
import * as t from 'io-ts';
import { wireAmount, wireDecimal } from '../wire/wire-amount';
import { wireWord } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireDay } from '../wire/wire-time';

/** A year of a lot; without its calculation nobody knows the base rate (wire.md). */
export const wireLumpSum = wireObject(
  'LumpSum',
  { year: t.number },
  {
    calculation: wireObject('LumpSumCalculation', {
      quantity: wireAmount,
      startValue: wireAmount,
      endValue: wireAmount,
      distributed: wireAmount,
      baseRate: wireDecimal,
      months: t.number,
      amount: wireAmount,
    }),
  },
);

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
    lumpSums: t.array(wireLumpSum),
    transferred: t.boolean,
    taxClass: wireWord('TaxClass', taxClasses),
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
  country: t.string,
  foreignTax: wireAmount,
  foreignTaxCredited: wireAmount,
  substituteIncome: wireAmount,
  paid: wireObject('TaxPaid', { kest: wireAmount, soli: wireAmount, kist: wireAmount }),
});

const wireCertificateLines = wireObject('TaxCertificateLines', {
  income: wireAmount,
  shareGains: wireAmount,
  substituteIncome: wireAmount,
  otherLosses: wireAmount,
  shareLosses: wireAmount,
  allowanceUsed: wireAmount,
  kest: wireAmount,
  soli: wireAmount,
  kist: wireAmount,
  foreignTaxCredited: wireAmount,
  foreignTaxLeft: wireAmount,
});

/** A year as it is certified (wire.md). */
export const wireCertificate = wireObject(
  'TaxCertificate',
  { year: t.number, lines: wireCertificateLines, yearsWithoutBaseRate: t.array(t.number) },
  { together: wireCertificateLines, documentId: wireId('DocumentId', documentId) },
);

/** The domain's certificate. */
export const toYearCertificate = ({
  year,
  lines,
  together,
  documentId: document,
  yearsWithoutBaseRate,
}: t.TypeOf<typeof wireCertificate>): YearCertificate => ({
  year,
  lines: toLines(lines),
  together: together && toLines(together),
  document,
  yearsWithoutBaseRate,
});

const toLines = (wire: t.TypeOf<typeof wireCertificateLines>): CertificateLines => ({
  income: wire.income.value,
  shareGains: wire.shareGains.value,
  substitute: wire.substituteIncome.value,
  allowanceUsed: wire.allowanceUsed.value,
  capitalGainsTax: wire.kest.value,
  solidarity: wire.soli.value,
  churchTax: wire.kist.value,
  foreignCredited: wire.foreignTaxCredited.value,
  foreignLeft: wire.foreignTaxLeft.value,
  otherLosses: wire.otherLosses.value,
  shareLosses: wire.shareLosses.value,
});
