import { lazyPart } from '@ui/components/feedback/lazy-part';
import type { PriceLineField } from '@domain/order/picture/price-lines';
import type { PriceSeries } from '@domain/instrument/price-series';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { ShownNodes } from '../observed-order';
import css from './price-picture.module.css';

const Picture = lazyPart(async () => (await import('./drawn-picture')).DrawnPicture);

/** What of the order the picture draws. */
export type PictureNode = 'quote' | 'breakEven' | 'pictured' | 'venue';

/** Where the prices of the day come from, and where goes what is moved. */
export interface PictureSources {
  readonly market: { readonly series: { readonly value: PriceSeries | undefined } };
  readonly enterPrice: (field: PriceLineField, text: string) => void;
}

/** The order as the picture draws it, and what stands beside it. */
export interface PictureProps {
  readonly nodes: ShownNodes<PictureNode>;
  readonly beside: PictureSources;
}

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
