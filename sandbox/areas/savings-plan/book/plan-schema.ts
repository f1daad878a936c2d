import { Type, type Static } from 'typebox';
import { InstrumentSchema } from '@sandbox/market/catalogue/instrument-schema';
import { AmountSchema, EnumTextSchema, Nullable } from '@sandbox/platform/http/schemas';

/** On what terms an instrument is bought by a plan. */
const terms = {
  instrumentId: Type.String({ description: 'The WKN.' }),
  minimumRate: AmountSchema,
  orderProvision: AmountSchema,
  otherFees: AmountSchema,
  activeCampaign: Type.Boolean(),
  campaignInformation: Nullable(Type.String()),
  campaignEndDate: Nullable(Type.String({ description: 'Its last day; null of one without an end.' })),
  permanentCampaign: Type.Boolean(),
  productGroupId: Nullable(Type.String({ description: 'Null for what cannot be traded.' })),
  requiredTargetMarket: Nullable(Type.String()),
};

/** The conditions of plans (api.md 9). */
export const ConditionsSchema = Type.Object(
  {
    settlementAccounts: Type.Array(
      Type.Object({
        accountInformation: Type.Object({ iban: Type.String() }),
        accountType: EnumTextSchema,
      }),
    ),
    startDates: Type.Array(Type.String()),
    firstStartDate: Type.String({ description: 'The earliest day a plan may begin on.' }),
    rateMaxAmountPerSavingsplan: AmountSchema,
    directDebitMaxAmount: AmountSchema,
    directDebitForeignMaxAmount: AmountSchema,
    dynamisationValues: Type.Array(AmountSchema),
    intervals: Type.Array(Type.String()),
    executionDays: Type.Array(Type.Integer()),
    instruments: Type.Array(Type.Object(terms)),
  },
  { title: 'SavingsPlanConditions' },
);

/** What prevalidation and validation answer. */
export const PlanPreviewSchema = Type.Object(
  {
    nextExecutionDate: Nullable(Type.String()),
    nextExecutionDates: Type.Array(Type.String(), { description: 'The next three.' }),
    savingsplanName: Type.String(),
    instruments: Type.Array(Type.Object(terms)),
  },
  { title: 'SavingsPlanPreview' },
);

/** A plan that would be made, as it is answered. */
export type PlanPreview = Static<typeof PlanPreviewSchema>;

/** A plan on the wire (brokerage.md 3, api.md 9). */
export const PlanSchema = Type.Object(
  {
    savingsplanId: Type.String(),
    depotId: Type.String(),
    savingsplanName: Type.String(),
    interval: Type.String(),
    executionDay: Type.Integer(),
    startDate: Type.String(),
    endDate: Nullable(Type.String()),
    startSuspensionDate: Nullable(Type.String()),
    endSuspensionDate: Nullable(Type.String()),
    nextExecutionDate: Nullable(Type.String()),
    nextExecutionDates: Type.Array(Type.String()),
    lastPotentialExecutionDate: Nullable(Type.String()),
    creationTimestamp: Type.String(),
    totalAmount: AmountSchema,
    settlementAccountIban: Type.String(),
    settlementAccountType: Type.String(),
    settlementAccountExternal: Type.Boolean(),
    mandateReference: Nullable(Type.String()),
    instruments: Type.Array(
      Type.Object({
        ...terms,
        rate: AmountSchema,
        instrument: InstrumentSchema,
        executionFailReason: Nullable(EnumTextSchema),
      }),
    ),
    origin: Type.String(),
    dynamisationAmount: Nullable(
      Type.Object({
        dynamisationValue: AmountSchema,
        dynamisationDate: Nullable(Type.Object({ date: Type.String() })),
      }),
    ),
    investmentProposalDescription: Nullable(Type.String()),
    wref: Nullable(Type.String()),
    salesDocumentsWaived: Type.Boolean(),
    savingsplanExecutionStatus: Nullable(EnumTextSchema),
    executionFailReason: Nullable(EnumTextSchema),
    status: Type.Enum(['ACTIVE', 'SUSPENDED', 'ENDED']),
    version: Type.String(),
  },
  { title: 'SavingsPlan' },
);

/** A plan as it is answered. */
export type PlanAnswer = Static<typeof PlanSchema>;

/** A day on which a plan was due (api.md 9). */
export const PlanExecutionSchema = Type.Object(
  {
    executionId: Type.String(),
    nominalDate: Type.String(),
    executionDate: Type.String(),
    status: EnumTextSchema,
    failReason: Nullable(EnumTextSchema),
    positions: Type.Array(
      Type.Object({
        instrumentId: Type.String({ description: 'The WKN.' }),
        instrument: InstrumentSchema,
        rate: AmountSchema,
        quantity: Nullable(AmountSchema),
        price: Nullable(AmountSchema),
        value: Nullable(AmountSchema),
        fee: Nullable(AmountSchema),
        tax: Nullable(AmountSchema),
        orderId: Nullable(Type.String()),
        failReason: Nullable(EnumTextSchema),
      }),
    ),
  },
  { title: 'SavingsPlanExecution' },
);

/** Such a day as it is answered. */
export type PlanExecutionAnswer = Static<typeof PlanExecutionSchema>;
