import type { Failure } from '@domain/failure/failure';
import { useReconnected } from './use-connection';

/** Asks again by itself, once the connection is back, for what did not come while it was not. */
export const useRetryOnline = (failure: Failure | undefined, onRetry: () => void): void =>
  useReconnected(failure?.kind === 'no-answer', onRetry);
