import type { DepotState } from '@domain/depot/depot-state';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Suspense } from 'react';

const MissingDepotNotice = lazyPart(async () => (await import('./missing-depot-notice')).MissingDepotNotice);

/** Says that there is no depot, or one for funds alone, to the few whom it concerns; nothing where all is there. */
export const MissingDepot = ({ state }: { readonly state: DepotState }) =>
  state === 'full' ? null : (
    <Suspense fallback={null}>
      <MissingDepotNotice state={state} />
    </Suspense>
  );
