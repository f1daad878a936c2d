import type { SessionId } from '../codes/ids';
import type { TanState } from '../tan/tan-choice';

/** The signed-in session; what lies behind the session TAN opens once it is active (TAN-01). */
export interface Session {
  readonly id: SessionId;
  readonly sessionTanActive: boolean;
  /** The ways to activate it, while it is not active. */
  readonly tanState?: TanState;
}

/** How a customer wishes to be addressed. */
export type Salutation = 'FRAU' | 'HERR';

/** Who is signed in. */
export interface Profile {
  readonly clientId: string;
  readonly salutation?: Salutation;
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
}
