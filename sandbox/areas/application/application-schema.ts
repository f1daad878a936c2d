import { Type, type Static } from 'typebox';
import { AmountSchema, EnumTextSchema, Nullable } from '@sandbox/platform/http/schemas';
import { STATES } from './application-state';
import { PRODUCT_IDS } from './product';

/** More fields than the catalogue has nobody sends. */
const MOST_FIELDS = 1_500;

/** A field with its value (api.md 9). */
export const FieldSchema = Type.Object(
  {
    fieldname: Type.String({
      minLength: 1,
      maxLength: 80,
      description: 'GROUP.FIELD with person and number.',
    }),
    fieldvalue: Nullable(Type.String({ maxLength: 2_000, description: 'Null or empty: nothing is said.' })),
  },
  { title: 'ApplicationField' },
);

/** What is sent of an application: a step of it, or the whole. */
export const FieldsBodySchema = Type.Object({ fields: Type.Array(FieldSchema, { maxItems: MOST_FIELDS }) });

/** What is sent back of it. */
export const FieldsSchema = Type.Object({ fields: Type.Array(FieldSchema) });

const Product = Type.Enum([...PRODUCT_IDS]);

/** The product in a path. */
export const ProductParams = Type.Object({ produkt: Product });

/** The product and the step of it. */
export const StepParams = Type.Object({
  produkt: Product,
  step: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'The step that is checked.' }),
});

/** A text of the bank for a field. */
export const StatementSchema = Type.Object({ fieldname: Type.String(), text: Type.String() });

/** A statement to be judged, under an id by which others may say it in another language. */
export const JudgedSchema = Type.Object({
  fieldname: Type.String(),
  statementId: Type.String(),
  text: Type.String(),
});

/** How a form begins. */
export const ConfigurationSchema = Type.Object({
  baseRequest: Type.Object({
    applicationForm: Type.Object({
      baseProduct: Type.String(),
      accountType: Type.Enum(['KPE', 'KPG']),
    }),
  }),
  defaultWref: Type.String(),
  userInterfaceType: Type.String(),
  vermittler: Type.String(),
  marketingKanal: Type.String(),
  keepPrefilledFieldsEnabled: Type.Boolean(),
  prefilled: Type.Array(FieldSchema),
  conditions: Type.Optional(
    Type.Array(
      Type.Object({
        conditionId: Type.String(),
        term: Type.String(),
        rate: Type.String(),
        minimum: AmountSchema,
      }),
      {
        description: 'Of fixed deposits: months, percent a year, and what FESTGELD.KONDITION_ID says of it.',
      },
    ),
  ),
  statements: Type.Optional(
    Type.Array(JudgedSchema, {
      description: 'Of CFDs: what the holder judges.',
    }),
  ),
  legalTexts: Type.Array(StatementSchema, {
    description: 'What is agreed to in a field, as HTML in German.',
  }),
  productGroups: Type.Optional(
    Type.Array(
      Type.Object({ productGroupId: Type.String(), name: Type.String(), knowledgeClass: Type.String() }),
      { description: 'Of depots: the groups that WP_PRODUKTGRUPPE.UUID can name.' },
    ),
  ),
});

/** What a validation answers besides the challenge. */
export const ValidatedSchema = Type.Object({
  applicationNumber: Type.String({
    description: 'The number of the application; somebody without a contract reads the TAN under it.',
  }),
  fields: Type.Array(FieldSchema),
});

const State = Type.Enum([...STATES]);

/** An application that was just sent. */
export const SubmittedSchema = Type.Object({
  applicationId: Type.String(),
  applicationNumber: Type.String(),
  state: State,
  fields: Type.Array(FieldSchema),
});

const ResultSchema = Type.Object(
  {
    productId: Type.String(),
    productType: Type.Enum(['DEPOT', 'ACCOUNT', 'CARD', 'LOAN', 'SAVINGS']),
    productSubType: Type.String(),
    displayId: Type.String(),
  },
  { title: 'OpenedProduct' },
);

const BonusSchema = Type.Object(
  {
    state: Type.Enum(['PENDING', 'PAID', 'LAPSED', 'REFUSED'], {
      description: 'REFUSED: this customer has had one, or may get one for another depot.',
    }),
    amount: AmountSchema,
    lastDay: Nullable(
      Type.String({ description: 'The last day on which a purchase brings it; null: none does.' }),
    ),
  },
  { title: 'OpeningBonus' },
);

/** What has become of the bonus for opening a depot, as it is answered. */
export type BonusAnswer = Static<typeof BonusSchema>;

/** An application as its people see it. */
export const ApplicationSchema = Type.Object({
  applicationId: Type.String(),
  applicationNumber: Type.String(),
  product: Product,
  baseProduct: Type.String(),
  accountType: Type.Enum(['KPE', 'KPG']),
  state: State,
  reason: Nullable(EnumTextSchema),
  ownRole: Type.Enum(['I1', 'I2', 'E1', 'E2']),
  canRelease: Type.Boolean({ description: 'It waits for the release of the caller.' }),
  toIdentify: Type.Array(Type.Enum(['I1', 'I2', 'E1', 'E2'])),
  submittedAt: Type.String(),
  changedAt: Type.String(),
  history: Type.Array(Type.Object({ state: State, at: Type.String() })),
  results: Type.Array(ResultSchema),
  openingBonus: Nullable(BonusSchema),
  documentIds: Type.Array(Type.String()),
  fields: Type.Optional(Type.Array(FieldSchema)),
});

/** An application as it is answered. */
export type ApplicationAnswer = Static<typeof ApplicationSchema>;

/** What was just sent, as it is answered. */
export type SubmittedAnswer = Static<typeof SubmittedSchema>;
