import { Type, type Static, type TSchema } from 'typebox';

/** An amount on the wire (api.md 1): dot decimal text and a unit; answers and bodies. */
export const AmountSchema = Type.Object(
  {
    value: Type.String({ pattern: '^-?(0|[1-9][0-9]*)(\\.[0-9]{1,5})?$', maxLength: 30 }),
    unit: Type.String({ pattern: '^[A-Z]{3}$' }),
  },
  { title: 'Amount' },
);

export const EnumTextSchema = Type.Object({ key: Type.String(), text: Type.String() }, { title: 'EnumText' });

/** A schema of one JSON type. */
export type TypedSchema = TSchema & { readonly type: string };

/**
 * `null` on the wire for what is unknown; a second type rather than a choice of two schemas, for a choice is tried
 * again with every value that is written, and takes seconds to prepare in an answer as large as an order.
 */
export const Nullable = <T extends TypedSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] });

/** An opaque id in a path or body. */
export const IdSchema = Type.String({ minLength: 1, maxLength: 40 });

/** A message of an answer. */
export const MessageSchema = Type.Object(
  {
    severity: Type.Enum(['INFO', 'WARN', 'ERROR']),
    key: Type.String(),
    message: Nullable(Type.String()),
    // Written so that the description and the bank say it in the same words.
    args: Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
    origin: Nullable(Type.Array(Type.String())),
  },
  { title: 'Message' },
);

/** The body of every error answer. */
export const ErrorSchema = Type.Object(
  {
    code: Type.String(),
    messages: Type.Array(MessageSchema),
  },
  { title: 'ErrorBody' },
);

/** A list with paging. */
export const ListSchema = <T extends TSchema>(value: T) =>
  Type.Object({
    paging: Type.Object({ index: Type.Integer(), matches: Type.Integer() }),
    values: Type.Array(value),
  });

/** The largest whole number that a column of the database and every query holds, with room for the one after it. */
export const MOST_COUNTED = 2_147_483_646;

/** Query parameters of paging (api.md 1). */
export const PagingQuery = {
  'paging-first': Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_COUNTED })),
  'paging-count': Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
};
