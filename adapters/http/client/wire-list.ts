import * as t from 'io-ts';
import { wireObject } from './wire-object';

/** A list as the bank answers it; the paging says how many there are in all (api.md 1). */
export const wireList = <A, O>(item: t.Type<A, O>) =>
  wireObject(
    `List<${item.name}>`,
    { values: t.array(item) },
    { paging: wireObject('Paging', { index: t.number, matches: t.number }) },
  );
