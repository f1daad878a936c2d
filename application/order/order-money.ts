import type { ToldText } from '../ports/storage/told-text';
import { toldIn } from '../release/told-in';
import type { LoadTaxBasis } from '../tax/load-tax-basis';
import { toldMoney, type ToldMoney } from '@domain/order/cost/told-money';
import type { KnownOfOrder } from '@domain/order/cost/order-total';
import type { OrderRequest } from '@domain/order/order-request';
import type { Intent } from '@domain/release/intent';
import type { TaxBasis } from '@domain/tax/sellable-position';

/** What orders come to, tax included: told before the release, kept with it, and read from it when it has ended. */
export class OrderMoney {
  constructor(
    /** Reads what the tax of a sale follows from. */
    readonly basis: Pick<LoadTaxBasis, 'execute'>,
    private readonly text: ToldText<ToldMoney>,
  ) {}

  /** As it is kept with the release. */
  told(order: OrderRequest, known: KnownOfOrder, basis: TaxBasis | undefined): string {
    return this.text.write(toldMoney(order, known, basis));
  }

  /** What was told of it; an intent of an older portal has none. */
  of(intent: Pick<Intent, 'told'>): ToldMoney | undefined {
    return toldIn(this.text, intent);
  }
}
