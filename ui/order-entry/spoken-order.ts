import type { PartialOrder } from '@application/ports/order-gateway';
import type { Instrument } from '@domain/order/instrument';
import type { Venue } from '@domain/order/venue';
import type { OrderLife } from './order-validity';

/** An order, complete or not yet, with what its sentence names. */
export interface SpokenOrder {
  readonly order: PartialOrder;
  readonly instrument: Instrument;
  readonly venue: Venue | undefined;
  readonly life: OrderLife;
}
