import { Type } from 'typebox';
import { TAX_CLASSES } from '@sandbox/market/catalogue/tax-class';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';

/**
 * What was taxed in advance of a lot for a year (InvStG § 18), with what it follows from; amounts in EUR, for as many as the
 * lot had then. No `calculation`: it was not taxed, for nobody knows the base rate of the year.
 */
const LumpSumSchema = Type.Object(
  {
    year: Type.Integer(),
    calculation: Nullable(
      Type.Object(
        {
          quantity: AmountSchema,
          startValue: AmountSchema,
          endValue: AmountSchema,
          distributed: AmountSchema,
          baseRate: Type.String(),
          months: Type.Integer(),
          amount: AmountSchema,
        },
        { title: 'LumpSumCalculation' },
      ),
    ),
  },
  { title: 'LumpSum' },
);

/** What is left of a purchase; amounts in EUR, for all that is left (api.md 9, wire.md). */
export const TaxLotSchema = Type.Object(
  {
    lotId: Type.String(),
    instrumentId: Type.String(),
    acquired: Type.String(),
    quantity: AmountSchema,
    cost: Nullable(AmountSchema),
    costs: AmountSchema,
    fxRate: Nullable(Type.String()),
    prepaidLumpSum: AmountSchema,
    lumpSums: Type.Array(LumpSumSchema),
    transferred: Type.Boolean(),
    taxClass: Type.Enum([...TAX_CLASSES]),
  },
  { title: 'TaxLot' },
);

/** A customer's record of one year, in EUR; pots: gains of the year positive, losses left negative. */
export const TaxRecordSchema = Type.Object(
  {
    pots: Type.Object({ shares: AmountSchema, other: AmountSchema }),
    allowance: Type.Object({
      ordered: AmountSchema,
      used: AmountSchema,
      usedByPartner: AmountSchema,
      joint: Type.Boolean(),
    }),
    churchTax: Type.Object({ member: Type.Boolean(), rate: Nullable(Type.String()) }),
    country: Type.String({ description: 'Where the customer is resident for tax (ISO 3166-1 alpha-2).' }),
    foreignTax: AmountSchema,
    foreignTaxCredited: AmountSchema,
    substituteIncome: AmountSchema,
    paid: Type.Object({ kest: AmountSchema, soli: AmountSchema, kist: AmountSchema }),
  },
  { title: 'TaxRecord' },
);

/** What a certificate of a year tells, as the ministry names it (Muster I); EUR. */
export const CertificateLinesSchema = Type.Object(
  {
    income: AmountSchema,
    shareGains: AmountSchema,
    substituteIncome: AmountSchema,
    otherLosses: AmountSchema,
    shareLosses: AmountSchema,
    allowanceUsed: AmountSchema,
    kest: AmountSchema,
    soli: AmountSchema,
    kist: AmountSchema,
    foreignTaxCredited: AmountSchema,
    foreignTaxLeft: AmountSchema,
  },
  { title: 'TaxCertificateLines' },
);

/** A year as its certificate tells it, of the customer alone and, with a joint allowance, of the couple. */
export const CertificateSchema = Type.Object(
  {
    year: Type.Integer(),
    lines: CertificateLinesSchema,
    together: Nullable(CertificateLinesSchema),
    documentId: Nullable(Type.String({ description: 'The paper, once the year is over.' })),
    yearsWithoutBaseRate: Type.Array(
      Type.Integer({ description: 'Of this year and the one before: those whose base rate nobody knows.' }),
    ),
  },
  { title: 'TaxCertificate' },
);
