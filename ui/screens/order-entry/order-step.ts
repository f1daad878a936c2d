import type { Standing } from '@application/order/standing';
import type { TanEntryModel } from '@ui/tan/tan-entry-model';
import type { AskBankModel } from './release/ask-bank-model';
import type { ConsentModel } from '../../parts/consent/consent-model';
import type { OrderCheckModel } from './release/order-check-model';
import type { PlacedOrderModel } from './release/placed-order-model';
import type { Prefilled } from './prefill-order';
import type { QuoteModel } from './quote/quote-model';

/** Where the page stands (ORD-16). */
export type OrderStep =
  | { readonly kind: 'opening' }
  | { readonly kind: 'input' }
  | { readonly kind: 'consent'; readonly consent: ConsentModel }
  | { readonly kind: 'quote'; readonly quote: QuoteModel }
  | { readonly kind: 'check'; readonly check: OrderCheckModel }
  | { readonly kind: 'release'; readonly check: OrderCheckModel; readonly tan: TanEntryModel<Standing> }
  | { readonly kind: 'asking'; readonly asking: AskBankModel }
  | { readonly kind: 'done'; readonly placed: PlacedOrderModel };

/** What the customer is told on coming back to the input. */
export type InputNotice = Prefilled['notice'] | 'refused' | 'discarded' | 'elsewhere';
