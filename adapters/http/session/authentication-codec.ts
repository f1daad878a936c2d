import * as t from 'io-ts';
import { wireWord } from '../client/wire-enum';
import { wireObject } from '../client/wire-object';
import { wireOwnPath } from '../client/wire-own-path';
import { wireSession } from './session-codec';

const wireTarget = wireObject('Target', {
  transactionIdentifier: t.string,
  link: wireObject('Link', { href: wireOwnPath, method: wireWord('method', ['POST', 'GET']) }),
});

/** The authentication state: the active session, or the two targets that lead there (api.md 3). */
export const wireAuthenticationState = t.union(
  [
    wireObject('Authorised', { session: wireSession }),
    wireObject('Required', {
      targets: wireObject('Targets', { validate: wireTarget, activate: wireTarget }),
    }),
  ],
  'AuthenticationState',
);
