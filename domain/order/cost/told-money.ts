import { leadOf } from '../legs-of';
import type { OrderRequest } from '../order-request';
import type { TaxBasis } from '../../tax/sellable-position';
import { notedTotal, type KnownOfOrder, type OrderTotal } from './order-total';
import { taxedOrder, type TaxedOrder } from './taxed-order';

/** What an order comes to, as the customer is told it before the release and on the page of its end (ORD-19, TAX-01). */
export interface ToldMoney extends Pick<
  OrderTotal,
  'value' | 'interest' | 'charges' | 'chargeItems' | 'total' | 'inAccount'
> {
  /** Of a sale whose tax is known. */
  readonly taxed?: TaxedOrder;
}

/** What is told of an order beside the bank's note; without a basis nothing of tax. */
export function toldMoney(order: OrderRequest, known: KnownOfOrder, basis: TaxBasis | undefined): ToldMoney {
  const noted = notedTotal(order, known);
  const { value, interest, charges, chargeItems, total, inAccount } = noted;
  const taxed = basis && taxedOrder(basis, leadOf(order), noted);
  return {
    ...(value && { value }),
    ...(interest && { interest }),
    ...(charges && { charges }),
    ...(chargeItems && { chargeItems }),
    ...(total && { total }),
    ...(inAccount && { inAccount }),
    ...(taxed && { taxed }),
  };
}
