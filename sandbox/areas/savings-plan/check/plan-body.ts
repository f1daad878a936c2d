import { Type, type Static } from 'typebox';
import { Nullable, type TypedSchema } from '@sandbox/platform/http/schemas';

/** An amount of a body, looser than the wire's form: what is wrong with it gets a message of its own. */
const LooseAmount = Type.Object({
  value: Type.String({ maxLength: 40 }),
  unit: Type.String({ maxLength: 10 }),
});

const optional = <T extends TypedSchema>(schema: T) => Type.Optional(Nullable(schema));
const text = Type.String({ maxLength: 60 });
const day = Type.String({ maxLength: 40, description: 'yyyy-MM-dd' });

/** What of a plan is sent; a body that says too little or too much is answered with messages, never refused unread. */
const fields = {
  savingsplanName: optional(Type.String({ maxLength: 100 })),
  interval: optional(
    Type.String({ maxLength: 40, description: 'MONTHLY, TWO_MONTHLY, QUARTERLY, HALF_YEARLY or YEARLY.' }),
  ),
  executionDay: optional(Type.Integer({ description: 'Day of the month, one of the conditions.' })),
  startDate: optional(day),
  endDate: optional(day),
  startSuspensionDate: optional(day),
  endSuspensionDate: optional(day),
  settlementAccountIban: optional(Type.String({ maxLength: 50 })),
  settlementAccountExternal: optional(
    Type.Boolean({ description: 'Paid by direct debit from another bank.' }),
  ),
  instruments: optional(
    Type.Array(
      Type.Object({
        instrumentId: optional(Type.String({ maxLength: 60, description: 'WKN, ISIN or id.' })),
        rate: optional(LooseAmount),
      }),
      { maxItems: 10 },
    ),
  ),
  dynamisationAmount: optional(
    Type.Object(
      {
        dynamisationValue: optional(LooseAmount),
        dynamisationDate: optional(Type.Object({ date: day })),
      },
      {
        description:
          'The annual increase in XXC, for the first time a year after the first execution, or on the day that is named.',
      },
    ),
  ),
  investmentProposalDescription: optional(Type.String({ maxLength: 500 })),
  salesDocumentsWaived: optional(Type.Boolean()),
  origin: optional(Type.String({ maxLength: 40, description: 'PORTAL, PLANNER or APPLICATION.' })),
};

/** The body of a new plan (api.md 9). */
export const PlanBodySchema = Type.Object(
  { depotId: optional(text), ...fields },
  { title: 'SavingsPlanRequest' },
);

/** The body of a change: everything but the depot, or the days of a suspension alone; an empty one ends the plan. */
export const PlanChangeSchema = Type.Object(fields, { title: 'SavingsPlanChange' });

/** A plan as it was sent. */
export type PlanBody = Static<typeof PlanBodySchema>;

/** What a plan's advertising reference is carried through by. */
export const WrefQuery = Type.Object({
  wref: Type.Optional(Type.String({ maxLength: 60, description: 'The advertising reference.' })),
});

/** Whether something was sent. */
export const isGiven = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;
