import { sessionId } from '@domain/codes/ids';
import * as t from 'io-ts';
import { wireEnum } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';

/** The session as the bank tells it (api.md 3). */
export const wireSession = wireObject('Session', {
  identifier: wireId('SessionId', sessionId),
  sessionTanActive: t.boolean,
});

/** The bank lists exactly one session (portal.md 7). */
export const wireSessions = t.tuple([wireSession], 'Sessions');

/** Who is signed in. */
export const wireProfile = wireObject(
  'Profile',
  { clientId: t.string, firstName: t.string, lastName: t.string },
  { salutation: wireEnum('Salutation', ['FRAU', 'HERR'], 'UNKNOWN'), title: t.string },
);

/** The key drafts are sealed with, base64. */
export const wireDraftKey = wireObject('DraftKey', { key: t.string });
