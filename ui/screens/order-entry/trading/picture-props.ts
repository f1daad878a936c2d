import type { PriceSeries } from '@domain/instrument/price-series';
import type { PriceLineField } from '@domain/order/picture/price-lines';
import type { ShownNodes } from '../observed-order';

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
