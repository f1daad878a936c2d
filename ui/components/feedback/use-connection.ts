import type { Connection } from '@application/ports/connection';
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The connection of the portal; the shell gives it. */
export const ConnectionContext = createContext<Connection>({
  isUp: () => true,
  listen: () => () => undefined,
});

/** Whether the bank is within reach, as far as device and calls know. */
export function useOnline(): boolean {
  const { listen, isUp } = useContext(ConnectionContext);
  return useSyncExternalStore(listen, isUp);
}

/** Does something each time the connection is back, where something waits for it. */
export function useReconnected(isWaiting: boolean, act: () => void): void {
  const { listen, isUp } = useContext(ConnectionContext);
  const again = useEffectEvent(act);
  useEffect(() => (isWaiting ? listen(() => isUp() && again()) : undefined), [isUp, isWaiting, listen]);
}
