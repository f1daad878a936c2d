/** The made-up bank code of the Werkbank; no real bank has it. */
const BANK_CODE = '99012300';

/** The BIC of the Werkbank. */
export const WERKBANK_BIC = 'WERKDEFFXXX';

/** Code and BIC of another bank that does not exist either. */
const OTHER_BANK_CODE = '99045600';
export const OTHER_BIC = 'ANDBDEFFXXX';

/** The German IBAN of an account number at the Werkbank. */
export const werkbankIban = (accountNumber: string): string => germanIban(BANK_CODE, accountNumber);

/** The German IBAN of an account number at the other bank. */
export const otherIban = (accountNumber: string): string => germanIban(OTHER_BANK_CODE, accountNumber);

/** An IBAN with its check digits (ISO 13616, mod 97). */
function germanIban(bankCode: string, accountNumber: string): string {
  const account = accountNumber.padStart(10, '0');
  // 131400 stands for "DE00" moved to the end, letters as numbers.
  const check = 98n - (BigInt(`${bankCode}${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${bankCode}${account}`;
}
