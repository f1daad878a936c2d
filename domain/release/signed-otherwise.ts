import type { Message } from '../message/message';

const KEY = 'fehler-auftrag-weicht-von-freigabe-ab';

/** That a release would not be of what was shown: the bank's own word for it (api.md 9). */
export const signedOtherwise: Message = { severity: 'ERROR', key: KEY, args: {}, origin: [] };

/** Whether something else would have been signed than what was shown, or sent. */
export const isSignedOtherwise = (messages: readonly Message[]): boolean =>
  messages.some(({ key }) => key.replaceAll('_', '-') === KEY);
