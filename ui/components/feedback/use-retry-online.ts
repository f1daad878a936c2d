import type { Failure } from '@domain/failure/failure';
import { useEffect, useEffectEvent } from 'react';

/** Asks again by itself, once the device is connected, for what did not come while it was not. */
export function useRetryOnline(failure: Failure | undefined, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  const isLost = failure?.kind === 'no-answer';
  useEffect(() => {
    if (!isLost) return undefined;
    const again = (): void => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost]);
}
