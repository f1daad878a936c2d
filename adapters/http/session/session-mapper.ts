import type { Profile, Session } from '@domain/session/session';
import type * as t from 'io-ts';
import { present } from '../wire/present';
import type { wireProfile, wireSession } from './session-codec';

/** The domain's session. */
export const toSession = ({ identifier, sessionTanActive }: t.TypeOf<typeof wireSession>): Session => ({
  id: identifier,
  sessionTanActive,
});

/** The session with its TAN active, as validation and activation ask for it (portal.md 7, api.md 3). */
export const fromSession = ({ id }: Session): Readonly<Record<string, unknown>> => ({
  identifier: id,
  sessionTanActive: true,
  activated2FA: true,
});

/** The domain's profile; a salutation the portal does not know is left out. */
export const toProfile = ({ salutation, ...profile }: t.TypeOf<typeof wireProfile>): Profile =>
  present({ ...profile, salutation: salutation === 'UNKNOWN' ? undefined : salutation });
