/** An account as it is written for people, in groups of four (brokerage.md 5). */
export const inGroups = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? '';
