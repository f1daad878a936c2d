import { SessionTanGate } from '@ui/session-tan/session-tan-gate';
import { SessionTanModel } from '@ui/session-tan/session-tan-model';
import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { tokens } from './tokens';

/** The session TAN screen; it reads the session itself and shows its content once the TAN is active (TAN-01). */
export function sessionTanScreen(container: Container) {
  const model = new SessionTanModel({
    loadSession: container.get(tokens.loadSession),
    requestSessionTan: container.get(tokens.requestSessionTan),
    activateSession: container.get(tokens.activateSession),
    awaitPush: container.get(tokens.awaitPush),
    navigation: container.get(tokens.navigation),
    clock: container.get(tokens.clock),
    scheduler: container.get(tokens.scheduler),
  });
  return function SessionTanScreen({ children }: { readonly children: ReactNode }) {
    return <SessionTanGate model={model}>{children}</SessionTanGate>;
  };
}
