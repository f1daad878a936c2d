import { SessionTanGate } from '@ui/screens/session-tan/session-tan-gate';
import { SessionTanModel } from '@ui/screens/session-tan/session-tan-model';
import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { tanTools } from '../release/tan-tools';
import { bankTokens } from '../modules/session/bank-tokens';
import { sessionTokens } from '../modules/session/session-tokens';

/** The session TAN screen; it reads the session itself and shows its content once the TAN is active (TAN-01). */
export function sessionTanScreen(container: Container) {
  const model = new SessionTanModel({
    ...tanTools(container),
    sessions: container.get(bankTokens.sessions),
    followFailure: container.get(sessionTokens.followFailure),
  });
  return function SessionTanScreen({ children }: { readonly children: ReactNode }) {
    return <SessionTanGate model={model}>{children}</SessionTanGate>;
  };
}
