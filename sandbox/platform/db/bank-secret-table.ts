/** Secrets and marks of a world, by name. */
export interface BankSecretTable {
  name: string;
  value: string;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    bank_secret: BankSecretTable;
  }
}
