/** The product types of api.md 7, as on the wire. */
export const productTypes = ['DEPOT', 'ACCOUNT', 'CARD', 'LOAN', 'SAVINGS'] as const;

/** What kind of product it is. */
export type ProductType = (typeof productTypes)[number];

/** Whether the product belongs to the customer who is signed in. */
export type ClientConnectionType = 'CURRENT_CLIENT' | 'OTHER';

/** A product at the bank, as the guards look at it (GU-03). */
export interface Product {
  readonly id: string;
  /** UNKNOWN for a type this portal does not know. */
  readonly type: ProductType | 'UNKNOWN';
  /** COMINVEST for a depot that holds funds only. */
  readonly subType?: string;
  readonly connection: ClientConnectionType;
  readonly displayId: string;
}
