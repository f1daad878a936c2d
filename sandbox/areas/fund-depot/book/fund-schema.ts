import { Type, type Static } from 'typebox';
import { InstrumentSchema } from '@sandbox/market/catalogue/instrument-schema';
import { AmountSchema, EnumTextSchema, Nullable } from '@sandbox/platform/http/schemas';

const day = Nullable(Type.String());
const percent = Nullable(Type.String());

/** The mandate under which an account at another bank is debited. */
const MandateSchema = Type.Object({
  bank: Type.String(),
  creditorIdentifier: Type.String(),
  mandateReference: Type.String(),
  maximal: AmountSchema,
});

/** The conditions of a fund depot. */
export const FundConditionsSchema = Type.Object(
  {
    depotId: Type.String(),
    strategy: EnumTextSchema,
    closedOn: day,
    closing: Type.Boolean(),
    value: AmountSchema,
    available: AmountSchema,
    deposit: Type.Object({ minimum: AmountSchema, maximum: AmountSchema }),
    regular: Type.Object({
      minimum: AmountSchema,
      maximum: AmountSchema,
      intervals: Type.Array(Type.String()),
      days: Type.Array(Type.Integer()),
      increases: Type.Array(AmountSchema),
      firstStart: Type.String(),
      lastStart: Type.String(),
    }),
    withdrawal: Type.Object({
      minimum: AmountSchema,
      maximum: AmountSchema,
      minimumRest: AmountSchema,
    }),
    directDebitMaxAmount: AmountSchema,
    directDebitForeignMaxAmount: AmountSchema,
    cutOffTime: Type.String(),
    cutOff: Type.String(),
    dealingDay: Type.String(),
    priceDay: Type.String(),
    settlementDay: Type.String(),
    accounts: Type.Array(
      Type.Object({
        iban: Type.String(),
        accountType: EnumTextSchema,
        external: Type.Boolean(),
        reference: Type.Boolean(),
        available: Nullable(AmountSchema),
        mandate: Nullable(MandateSchema),
      }),
    ),
    referenceAccount: Type.Object({
      iban: Type.String(),
      external: Type.Boolean(),
      bank: Type.String(),
      since: day,
    }),
    funds: Type.Array(
      Type.Object({
        instrumentId: Type.String({ description: 'The WKN.' }),
        instrument: InstrumentSchema,
        weight: percent,
        quantity: AmountSchema,
        availableQuantity: AmountSchema,
        price: AmountSchema,
        value: AmountSchema,
      }),
    ),
  },
  { title: 'FundConditions' },
);

/** See FundConditionsSchema. */
export type FundConditions = Static<typeof FundConditionsSchema>;

const AllocationRowSchema = Type.Object({
  instrumentId: Type.String({ description: 'The WKN.' }),
  instrument: InstrumentSchema,
  weight: percent,
  amount: AmountSchema,
  quantity: AmountSchema,
  price: Nullable(AmountSchema),
  tax: Nullable(AmountSchema),
  lots: Type.Array(Type.Object({ acquired: Type.String(), quantity: AmountSchema })),
  orderId: Nullable(Type.String()),
  failReason: Nullable(EnumTextSchema),
});

const days = { cutOff: day, dealingDay: day, priceDay: day, settlementDay: day };

/** What prevalidation and validation answer. */
export const FundPreviewSchema = Type.Object(
  {
    ...days,
    total: Nullable(AmountSchema),
    external: Type.Boolean(),
    mandate: Nullable(MandateSchema),
    allocation: Type.Array(AllocationRowSchema),
  },
  { title: 'FundOrderPreview' },
);

/** See FundPreviewSchema. */
export type FundPreview = Static<typeof FundPreviewSchema>;

/** An order for a fund depot (api.md 9). */
export const FundOrderSchema = Type.Object(
  {
    fundOrderId: Type.String(),
    depotId: Type.String(),
    kind: Type.Enum(['DEPOSIT', 'WITHDRAWAL']),
    state: Type.Enum([
      'PENDING',
      'IN_EXECUTION',
      'EXECUTED',
      'PARTLY_EXECUTED',
      'NOT_EXECUTED',
      'CANCELLED',
      'ACTIVE',
      'ENDED',
    ]),
    version: Type.String(),
    createdAt: Type.String(),
    amount: Nullable(AmountSchema),
    percent,
    all: Type.Boolean(),
    close: Type.Boolean(),
    regular: Nullable(
      Type.Object({
        interval: Type.String(),
        day: Type.Integer(),
        start: Type.String(),
        end: day,
        increase: percent,
        nextDate: day,
        nextAmount: Nullable(AmountSchema),
      }),
    ),
    regularOrderId: Nullable(Type.String()),
    accountIban: Type.String(),
    external: Type.Boolean(),
    mandate: Nullable(MandateSchema),
    ...days,
    modifiable: Type.Boolean(),
    deletable: Type.Boolean(),
    failReason: Nullable(EnumTextSchema),
    result: Nullable(Type.Object({ value: AmountSchema, tax: AmountSchema, total: AmountSchema })),
    allocation: Type.Array(AllocationRowSchema),
  },
  { title: 'FundOrder' },
);

/** See FundOrderSchema. */
export type FundOrderAnswer = Static<typeof FundOrderSchema>;

/** A reference account. */
export const ReferenceAccountSchema = Type.Object(
  {
    depotId: Type.String(),
    iban: Type.String(),
    external: Type.Boolean(),
    bank: Type.String(),
    since: day,
  },
  { title: 'ReferenceAccount' },
);

/** See ReferenceAccountSchema. */
export type ReferenceAccount = Static<typeof ReferenceAccountSchema>;
