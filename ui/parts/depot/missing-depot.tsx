import type { DepotStanding } from '@domain/depot/depot-standing';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Suspense } from 'react';

const MissingDepotNotice = lazyPart(async () => (await import('./missing-depot-notice')).MissingDepotNotice);

/** Says that there is no depot, or one for funds alone, to the few whom it concerns; nothing where all is there. */
export const MissingDepot = ({ standing }: { readonly standing: DepotStanding }) =>
  standing === 'full' ? null : (
    <Suspense fallback={null}>
      <MissingDepotNotice standing={standing} />
    </Suspense>
  );
