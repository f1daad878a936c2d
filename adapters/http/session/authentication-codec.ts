import * as t from 'io-ts';
import { wireWord } from '../wire/wire-enum';
import { wireObject } from '../wire/wire-object';
import { wireOwnPath } from '../wire/wire-own-path';
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
