import type { AuthenticationState, AuthenticationTarget } from '@domain/session/authentication-state';
import type * as t from 'io-ts';
import type { wireAuthenticationState } from './authentication-codec';
import { toSession } from './session-mapper';

type WireState = t.TypeOf<typeof wireAuthenticationState>;
type WireTarget = Extract<WireState, { targets: unknown }>['targets']['validate'];

const toTarget = ({ transactionIdentifier, link }: WireTarget): AuthenticationTarget => ({
  transactionIdentifier,
  ...link,
});

/** The domain's authentication state. */
export const toAuthenticationState = (state: WireState): AuthenticationState =>
  'session' in state
    ? { kind: 'authorised', session: toSession(state.session) }
    : {
        kind: 'required',
        targets: { validate: toTarget(state.targets.validate), activate: toTarget(state.targets.activate) },
      };
