import type { OrderChangeGateway } from '../ports/bank/order/order-change-gateway';
import type { ChangeDrafts } from '../ports/storage/change-drafts';
import type { KeepChange } from './keep-change';

/** A change before it is released: checked by the bank, and kept while it is typed (ORD-23). */
export interface OrderChanging {
  readonly bank: Pick<OrderChangeGateway, 'prevalidate'>;
  readonly keep: Pick<KeepChange, 'execute'>;
  readonly drafts: Pick<ChangeDrafts, 'find'>;
}
