/** An IBAN as it is typed, in capitals and groups of four; whatever else was typed or pasted falls away. */
export const groupIban = (text: string): string =>
  text
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .replace(/.{4}(?=.)/g, '$& ');
