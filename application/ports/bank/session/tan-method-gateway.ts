import type { TanMethods } from '@domain/tan/tan-methods';
import type { Result } from '../../result';

/** The customer's ways of release, as the bank keeps them. */
export interface TanMethodGateway {
  methods(): Result<TanMethods>;
}
