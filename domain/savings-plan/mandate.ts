import type { Message } from '../message/message';
import { cataloguedKey, planKey } from './plan-message';

/** The mandate for direct debits that the bank announces (SAV-10). */
export interface DebitMandate {
  readonly isSingleInvestment: boolean;
  readonly bank?: string;
  readonly creditorIdentifier?: string;
  readonly mandateReference?: string;
  /** The signed maximum of one debit, EUR in the form of the wire. */
  readonly most?: string;
}

/** The mandate among the messages of the bank; the one for a single investment says so. */
export function mandateIn(messages: readonly Message[]): DebitMandate | undefined {
  const message = messages.find(({ key }) => planKey(key)?.place === 'mandate');
  if (message === undefined) return undefined;
  const { bank, creditorIdentifier, mandateReference, maximal } = message.args;
  return {
    isSingleInvestment: cataloguedKey(message.key).endsWith('_einzelanlage'),
    ...(bank !== undefined && { bank }),
    ...(creditorIdentifier !== undefined && { creditorIdentifier }),
    ...(mandateReference !== undefined && { mandateReference }),
    ...(maximal !== undefined && { most: maximal }),
  };
}
