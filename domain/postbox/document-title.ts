/** Kinds of documents that a page has words for. */
export const documentKinds = [
  'COST_NOTE_BUY',
  'COST_NOTE_SELL',
  'SETTLEMENT_NOTE_BUY',
  'SETTLEMENT_NOTE_SELL',
  'ACCOUNT_STATEMENT',
  'DEPOT_STATEMENT',
  'TAX_CERTIFICATE',
  'DEPOT_STATEMENT_OF',
  'TAX_CERTIFICATE_OF',
  'LETTER_WELCOME',
  'LETTER_SAVINGS_PLANS',
  'APPLICATION',
  'REFUSAL',
  'CONTRACT',
  'PLAN_NOT_MADE',
  'DEPOSIT_NOT_FUNDED',
  'PLAN_MADE',
  'PLAN_CHANGED',
  'PLAN_SUSPENDED',
  'PLAN_RESUMED',
  'PLAN_ENDED',
] as const;

/** What a document is and what its name names: the page writes it in its own language. */
export interface DocumentTitle {
  readonly kind: (typeof documentKinds)[number] | 'UNKNOWN';
  readonly args: Readonly<Record<string, string>>;
}

/** What a document is called: by the bank in German, and by its title where the bank tells it. */
export interface NamedDocument {
  readonly name: string;
  readonly title?: DocumentTitle;
}
