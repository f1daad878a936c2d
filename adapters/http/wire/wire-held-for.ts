import * as t from 'io-ts';
import { wireObject } from './wire-object';

/** The child whose a depot or an account is, which the customer looks after (wire.md). */
export const wireHeldFor = wireObject('HeldFor', { name: t.string });
