import { sessionId } from '@domain/codes/ids';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { wireEnum } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireText } from '../wire/wire-text';

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

const KEY = /^[a-z\d+/]{43}=$/i;

/** The 32 bytes drafts are sealed with, base64, only ever read; any other text is none, and is asked for again. */
export const wireDraftKey = wireObject('DraftKey', {
  key: wireText(
    'key',
    (text) => (KEY.test(text) ? O.some(Uint8Array.from(atob(text), (each) => each.charCodeAt(0))) : O.none),
    String,
  ),
});
