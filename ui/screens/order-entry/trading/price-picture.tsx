import { lazyPart } from '@ui/components/feedback/lazy-part';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { PictureProps } from './picture-props';
import css from './price-picture.module.css';

const Picture = lazyPart(async () => (await import('./drawn-picture')).DrawnPicture);

/** The price picture of the order that is being entered; how it is worked out comes late, as it is not typed into. */
export const PricePicture = observer(function PricePicture({ nodes, beside }: PictureProps) {
  const { last, ask, bid } = nodes.quote.value ?? {};
  if (nodes.pictured.value === undefined || (last ?? ask ?? bid) === undefined) return null;
  return (
    <Suspense fallback={<div className={css['room']} />}>
      <Picture nodes={nodes} beside={beside} />
    </Suspense>
  );
});
