import type { Severity } from './severity';

/** What the bank says about a request (api.md 2), in its header or in the body of an error. */
export interface Message {
  readonly severity: Severity;
  /** A key of the catalogue; keys come with dashes and with underscores and stay verbatim. */
  readonly key: string;
  /** The bank's own wording, shown where the portal has no text for the key. */
  readonly text?: string;
  readonly args: Readonly<Record<string, string>>;
  /**
   * The parts of the request it is about ("instruments[1].rate"), by the names of the form that was sent where its gateway
   * knows them; empty when it is about all of it.
   */
  readonly origin: readonly string[];
}

const PREFIX = 'error-codes.';

/** The key of the message's text: keys without the prefix `error-codes.` get it (portal.md 8). */
export const messageTextKey = ({ key }: Pick<Message, 'key'>): string =>
  key.startsWith(PREFIX) ? key : `${PREFIX}${key}`;

/** The messages that stop the customer; those below error level leave the list (portal.md 5). */
export const errorsOnly = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ severity }) => severity === 'ERROR');
