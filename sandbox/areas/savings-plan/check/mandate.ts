import { stableId } from '@sandbox/platform/identifiers';

/** Who collects: the bank's creditor identifier (SEPA). */
export const CREDITOR = 'DE98ZZZ09999999999';

/** The mandate under which a direct debit is collected. */
export interface Mandate {
  readonly bank: string;
  readonly creditorIdentifier: string;
  /** One for each payer's account. */
  readonly mandateReference: string;
  readonly isAtHome: boolean;
}

/** The mandate of a customer for an account at another bank. */
export const mandateOf = (clientId: string, iban: string, bank: string, isAtHome: boolean): Mandate => ({
  bank,
  creditorIdentifier: CREDITOR,
  mandateReference: `WSP-${stableId('mandate', `${clientId}/${iban}`).slice(0, 13).toUpperCase()}`,
  isAtHome,
});
