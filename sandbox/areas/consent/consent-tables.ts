/** Terms a customer has accepted, or an approval a customer has given, each in the version that was shown. */
export interface ConsentTable {
  client_id: string;
  consent_id: string;
  version: string;
  /** Bank time. */
  given_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    consent: ConsentTable;
  }
}
