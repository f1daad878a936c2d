import { Type } from 'typebox';
import { TAX_CLASSES } from '@sandbox/market/catalogue/tax-class';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';

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
    foreignTax: AmountSchema,
    paid: Type.Object({ kest: AmountSchema, soli: AmountSchema, kist: AmountSchema }),
  },
  { title: 'TaxRecord' },
);
