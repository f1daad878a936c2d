import * as t from 'io-ts';
import { wireObject } from './wire-object';

/** What a list says of itself (api.md 1). */
export const wirePaging = wireObject('Paging', { index: t.number, matches: t.number });

/** A list as the bank answers it; short lists come without paging. */
export const wireList = <A, O>(item: t.Type<A, O>) =>
  wireObject(`List<${item.name}>`, { values: t.array(item) }, { paging: wirePaging });
