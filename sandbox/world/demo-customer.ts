/** A way of release, by the wire's name. */
export type TanType = 'P_TAN_PUSH' | 'P_TAN' | 'M_TAN' | 'P_TAN_APP' | 'TAN_FREI';

/** The wire's name of a kind of depot. */
export type DepotType = 'STANDARD_DEPOT' | 'SECOND_DEPOT' | 'COMINVEST';

/** An account of a demo customer. */
export interface DemoAccount {
  readonly key: string;
  readonly type: 'CA' | 'CAJ' | 'CAEU' | 'CAEJ' | 'SA' | 'LLA' | 'EXT';
  readonly currency: string;
  /** What the ledger books as opening balance. */
  readonly opening: string;
  readonly creditLimit?: string;
  /** What came in and went out each month before the world began; the opening balance has it in it already. */
  readonly payments?: readonly DemoPayment[];
}

/** A payment of every month. */
export interface DemoPayment {
  /** Day of the month. */
  readonly day: number;
  /** Positive comes in. */
  readonly amount: string;
  readonly name: string;
  /** Account number at the other bank. */
  readonly account: string;
  readonly purpose: readonly string[];
}

/** A position that the ledger books as opening; the price per piece or in percent, in the instrument's currency. */
export interface DemoHolding {
  readonly wkn: string;
  readonly quantity: string;
  readonly purchasePrice: string;
  /** The day it was bought, where that matters; else some day before the world began. */
  readonly boughtOn?: string;
  /** Bought in parts, the oldest first; together the quantity, at the purchase price on average. */
  readonly parts?: readonly DemoPart[];
  /** Came from another bank, which did or did not tell what it had cost. */
  readonly transferred?: 'with-cost' | 'without-cost';
}

/** A part of a position, as it was bought. */
export interface DemoPart {
  readonly quantity: string;
  readonly purchasePrice: string;
  readonly boughtOn: string;
}

/** A depot of a demo customer. */
export interface DemoDepot {
  readonly key: string;
  readonly type: DepotType;
  /** Keys of the settlement accounts, the default first. */
  readonly accounts: readonly [string, ...string[]];
  readonly holdings: readonly DemoHolding[];
}

/** Somebody who can sign in to a fresh world. */
export interface DemoCustomer {
  readonly zugangsnummer: string;
  readonly pin: string;
  readonly salutation: 'FRAU' | 'HERR';
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** One German sentence: what this customer is there to show. */
  readonly shows: string;
  readonly roles: readonly string[];
  /** Methods of release, the favourite first. */
  readonly tanTypes: readonly [TanType, ...TanType[]];
  readonly phoneNumber: string;
  readonly fixedSmsTan?: string;
  readonly releaseBySessionTan?: boolean;
  readonly depotOverviewAvailable?: boolean;
  readonly tanLocked?: boolean;
  /** Has not yet accepted any terms nor granted any approval. */
  readonly isNew?: boolean;
  /** Taxed in the United States. */
  readonly isUsPerson?: boolean;
  /** Retail unless something else is said. */
  readonly classification?: 'PROFESSIONAL';
  readonly salesStrategy?: 'PRIVATE_BANKING';
  /** What the depots are for; for securities up to the class ADVANCED unless something else is said. */
  readonly targetMarket?: 'BASIC' | 'ADVANCED' | 'EXPERT' | 'SPECIAL';
  /** A direct debit from the external account came back unpaid. */
  readonly hasReturnedDebit?: boolean;
  readonly accounts: readonly DemoAccount[];
  readonly depots: readonly DemoDepot[];
}
