import type { Dimensions } from '@domain/instrument/dimensions';
import type { DimensionsQuery, OrderGateway } from '../ports/bank/order-gateway';
import type { Result } from '../ports/result';

/** Reads where and how an instrument can be traded. */
export class LoadDimensions {
  constructor(private readonly orders: Pick<OrderGateway, 'dimensions'>) {}

  execute(query: DimensionsQuery): Result<Dimensions> {
    return this.orders.dimensions(query);
  }
}
