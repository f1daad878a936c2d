import type { RemoteData } from '@domain/failure/remote-data';
import { useEffect, useEffectEvent } from 'react';

/** Asks again by itself, once the device is connected, for what did not come while it was not. */
export function useRetryOnline(data: RemoteData<unknown>, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  const isLost = data.kind === 'failed' && data.failure.kind === 'no-answer';
  useEffect(() => {
    if (!isLost) return undefined;
    const again = (): void => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost]);
}
