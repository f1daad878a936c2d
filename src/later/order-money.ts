import { storedToldMoney } from '@adapters/browser/storage/stored-told-money';
import { OrderMoney } from '@application/order/order-money';
import type { Container } from 'inversify';
import { loadOnce } from './load-once';
import { taxModule } from '../modules/tax/tax-module';
import { taxTokens } from '../modules/tax/tax-tokens';

/** What orders come to, tax included, in a part of its own: it is wanted once an order is checked. */
export function orderMoney(container: Container): OrderMoney {
  loadOnce(container, taxModule);
  return new OrderMoney(container.get(taxTokens.loadTaxBasis), storedToldMoney);
}
