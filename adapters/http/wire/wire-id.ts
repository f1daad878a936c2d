import * as O from 'fp-ts/Option';
import type * as t from 'io-ts';
import { wireText } from './wire-text';

/** The longest id the bank uses (api.md 1). */
const LONGEST = 40;

/** An opaque id, branded by its smart constructor. */
export const wireId = <Id extends string>(name: string, brand: (text: string) => Id): t.Type<Id, string> =>
  wireText(
    name,
    (text) => (text !== '' && text.length <= LONGEST ? O.some(brand(text)) : O.none),
    (id) => id,
  );
