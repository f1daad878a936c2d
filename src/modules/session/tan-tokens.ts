import type { AuthenticationGateway } from '@application/ports/bank/session/authentication-gateway';
import type { TanMethodGateway } from '@application/ports/bank/session/tan-method-gateway';
import type { EnterProtected } from '@application/tan/enter-protected';
import type { Dimensions } from '@domain/instrument/dimensions';
import { token } from '../../token';

/** What `tan-module` binds. */
export const tanTokens = {
  authentication: token<AuthenticationGateway>('authentication'),
  enterOrderArea: token<EnterProtected<Dimensions>>('enterOrderArea'),
  tanMethods: token<TanMethodGateway>('tanMethods'),
} as const;
