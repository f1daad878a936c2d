import type { SessionParts } from '@ui/app/services';
import type { Container } from 'inversify';
import { useSyncExternalStore, type ComponentType } from 'react';
import { platformTokens } from '../modules/platform/platform-tokens';

/** Milliseconds until the watch over the session is fetched again when it did not come. */
const FETCH_AGAIN = 5000;

/** Where the session's clock and dialogs go: empty until somebody is signed in and their code is here. */
export interface SessionSlot extends SessionParts {
  /** Somebody is signed in; further calls change nothing. */
  readonly begin: () => void;
  /** Whether somebody is known to be signed in. */
  readonly isSignedIn: () => boolean;
}

/** The slot of a portal; what fills it comes in a chunk of its own. */
export function sessionSlot(container: Container, signOut: () => Promise<void>): SessionSlot {
  const listeners = new Set<() => void>();
  let parts: SessionParts | undefined;
  let hasBegun = false;

  const fetchParts = async (): Promise<void> => {
    try {
      const { sessionParts } = await import('./session-parts');
      parts = sessionParts(container, signOut);
      for (const tell of listeners) tell();
    } catch (reason) {
      container.get(platformTokens.logger).error('Session not watched', { reason: String(reason) });
      container.get(platformTokens.scheduler).after(FETCH_AGAIN, () => void fetchParts());
    }
  };
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    void fetchParts();
  };

  const subscribe = (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  };
  const slot = (name: keyof SessionParts): ComponentType =>
    function Slot() {
      const Filled = useSyncExternalStore(subscribe, () => parts?.[name]);
      return Filled && <Filled />;
    };
  return {
    begin,
    isSignedIn: () => hasBegun,
    Clock: slot('Clock'),
    Bell: slot('Bell'),
    Notices: slot('Notices'),
    Dialogs: slot('Dialogs'),
  };
}
