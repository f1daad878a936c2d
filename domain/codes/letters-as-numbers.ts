const A_IN_BASE_36 = 10;
const CODE_OF_A = 65;

/** Each capital letter as its number (A = 10 … Z = 35), digits as they are: the step before a check digit. */
export const lettersAsNumbers = (code: string): string =>
  code.replace(/[A-Z]/g, (letter) => (letter.charCodeAt(0) - CODE_OF_A + A_IN_BASE_36).toString());
