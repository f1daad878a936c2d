import { SessionTanGate } from '@ui/session-tan/session-tan-gate';
import { SessionTanModel } from '@ui/session-tan/session-tan-model';
import type { Container } from 'inversify';
import type { ComponentType, ReactNode } from 'react';
import { tokens } from './tokens';

/** The gate before everything that needs the session TAN; one model for the whole visit (TAN-01). */
export function sessionGate(container: Container): ComponentType<{ readonly children: ReactNode }> {
  const model = new SessionTanModel({
    loadSession: container.get(tokens.loadSession),
    requestSessionTan: container.get(tokens.requestSessionTan),
    activateSession: container.get(tokens.activateSession),
    awaitPush: container.get(tokens.awaitPush),
    navigation: container.get(tokens.navigation),
    clock: container.get(tokens.clock),
    scheduler: container.get(tokens.scheduler),
  });
  return function SessionGate({ children }) {
    return <SessionTanGate model={model}>{children}</SessionTanGate>;
  };
}
