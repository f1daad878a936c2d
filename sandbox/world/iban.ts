/** The made-up bank code of the Werkbank; no real bank has it. */
const BANK_CODE = '99012300';

/** The BIC of the Werkbank. */
export const WERKBANK_BIC = 'WERKDEFFXXX';

/** The German IBAN of an account number at the Werkbank, with its check digits (ISO 13616, mod 97). */
export function werkbankIban(accountNumber: string): string {
  const account = accountNumber.padStart(10, '0');
  // 131400 stands for "DE00" moved to the end, letters as numbers.
  const check = 98n - (BigInt(`${BANK_CODE}${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${BANK_CODE}${account}`;
}
