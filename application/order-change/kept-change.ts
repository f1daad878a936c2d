import type { TypedChange } from '@domain/order/open/order-change-draft';
import { validityTypes } from '@domain/order/validity';
import * as O from 'fp-ts/Option';
import { StoredFields } from '../shared/stored-fields';

/** What was typed of a change, with the version of the order it was typed for. */
export interface KeptChange {
  readonly version?: string;
  readonly typed: TypedChange;
}

/** As it is stored. */
export const keptChangeText = (kept: KeptChange): string => JSON.stringify(kept);

/** What a stored text says; none if it is anything else. */
export const parseKeptChange = (text: string): O.Option<KeptChange> =>
  O.tryCatch(() => {
    const fields = new StoredFields(JSON.parse(text));
    return {
      ...(fields.has('version') && { version: fields.text('version') }),
      typed: readTyped(fields.fields('typed')),
    };
  });

const readTyped = (fields: StoredFields): TypedChange => ({
  ...(fields.has('quantity') && { quantity: fields.text('quantity') }),
  ...(fields.has('triggerLimit') && { triggerLimit: fields.text('triggerLimit') }),
  ...(fields.has('limit') && { limit: fields.text('limit') }),
  ...(fields.has('validityType') && { validityType: fields.oneOf('validityType', validityTypes) }),
  ...(fields.has('validityDate') && { validityDate: fields.text('validityDate') }),
});
