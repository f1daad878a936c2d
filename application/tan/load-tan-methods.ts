import type { TanMethods } from '@domain/tan/tan-methods';
import type { Result } from '../ports/result';
import type { TanMethodGateway } from '../ports/bank/tan-method-gateway';

/** Reads the customer's ways of release for the page `tan-common`. */
export class LoadTanMethods {
  constructor(private readonly methods: TanMethodGateway) {}

  execute(): Result<TanMethods> {
    return this.methods.methods();
  }
}
