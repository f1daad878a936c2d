import { Type, type Static } from 'typebox';
import { Nullable, type TypedSchema } from '@sandbox/platform/http/schemas';

/** An amount of a body, looser than the wire's form: what is wrong with it gets a message of its own. */
const LooseAmount = Type.Object({
  value: Type.String({ maxLength: 40 }),
  unit: Type.String({ maxLength: 10 }),
});

const optional = <T extends TypedSchema>(schema: T) => Type.Optional(Nullable(schema));
const text = Type.String({ maxLength: 40 });
const day = Type.String({ maxLength: 40, description: 'yyyy-MM-dd' });

/** An order as it is sent; a body that says too little or too much is answered with messages, never refused unread. */
export const FundOrderBodySchema = Type.Object(
  {
    kind: optional(Type.String({ maxLength: 40, description: 'DEPOSIT or WITHDRAWAL.' })),
    amount: optional(LooseAmount),
    percent: optional(
      Type.String({ maxLength: 40, description: 'Of a withdrawal: the part of all that is there.' }),
    ),
    all: optional(Type.Boolean({ description: 'Withdraw everything.' })),
    close: optional(Type.Boolean({ description: 'With everything: close the depot afterwards.' })),
    regular: optional(
      Type.Object({
        interval: optional(text),
        day: optional(Type.Integer({ description: 'Day of the month, one of the conditions.' })),
        start: optional(day),
        end: optional(day),
        increase: optional(Type.String({ maxLength: 40, description: 'In percent a year.' })),
      }),
    ),
    accountIban: optional(Type.String({ maxLength: 50 })),
  },
  { title: 'FundOrderRequest' },
);

/** See FundOrderBodySchema. */
export type FundOrderBody = Static<typeof FundOrderBodySchema>;

/** The rhythm in it. */
export type RegularBody = NonNullable<FundOrderBody['regular']>;

/** A new reference account. */
export const ReferenceBodySchema = Type.Object(
  { iban: optional(Type.String({ maxLength: 50 })) },
  { title: 'ReferenceAccountRequest' },
);

/** See ReferenceBodySchema. */
export type ReferenceBody = Static<typeof ReferenceBodySchema>;

/** Whether something was sent. */
export const isGiven = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

/** An IBAN without its gaps. */
export const plainIban = (text: string): string => text.replaceAll(' ', '').toUpperCase();
