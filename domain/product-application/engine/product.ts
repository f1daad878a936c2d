/** The products that are applied for, by the names of their addresses (api.md 9). */
export const products = [
  'depot',
  'girokonto',
  'junior-depot',
  'junior-konto',
  'cfd',
  'festgeld',
  'tagesgeld',
  'karte',
  'adresse',
  'anlagedepot',
] as const;

/** See products. */
export type Product = (typeof products)[number];

/** Those that change something a customer has already: they are sent as a change, and at their end nothing is opened. */
export const changes: readonly string[] = ['karte', 'adresse'] satisfies readonly Product[];

/** Reads the name of a product. */
export const productNamed = (text: string): Product | undefined => products.find((each) => each === text);
