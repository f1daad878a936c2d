import { payerBank } from '@sandbox/areas/savings-plan/check/payer-bank';
import type { ReferenceAccount } from './fund-schema';

const OWN_BANK = 'Werkbank';

const bankOf = (iban: string): string => {
  const read = payerBank(iban);
  return read.kind === 'payable' ? read.bank : '';
};

/** Whether an account is kept at this bank. */
export const isAtOwnBank = (iban: string): boolean => bankOf(iban) === OWN_BANK;

/** The reference account of a depot. */
export const referenceAnswer = (depotId: string, iban: string, since: string | null): ReferenceAccount => ({
  depotId,
  iban,
  external: !isAtOwnBank(iban),
  bank: bankOf(iban),
  since,
});
