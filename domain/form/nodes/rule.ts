import { isError, type Issue } from '../issue';
import { empty, read, refused, type Outcome } from '../outcome';
import { placesOf, readAll, type Inputs, type PlacesOf, type ValuesOf } from './inputs';
import type { DerivedNode } from './node';

/** What a rule finds: nothing, one thing or several, errors as well as warnings and hints. */
export type Findings = Issue | readonly Issue[] | undefined;

/** A rule over several nodes. It says nothing while one of them cannot be read: that is said elsewhere. */
export function rule<I extends Inputs>(
  inputs: I,
  find: (values: ValuesOf<I>, at: PlacesOf<I>) => Findings,
): DerivedNode<readonly Issue[]> {
  return {
    kind: 'derived',
    inputs: Object.values(inputs),
    isNeeded: true,
    findings: (found) => found,
    run: (see): Outcome<readonly Issue[]> => {
      const all = readAll(inputs, see);
      if (all.kind !== 'read') return empty();
      const found = [find(all.value, placesOf(inputs, see)) ?? []].flat();
      return found.some(isError) ? refused(found) : read(found);
    },
  };
}
