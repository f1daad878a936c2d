/** Clock, secret and other single values of the whole bank. */
export interface BankClockTable {
  name: string;
  real_at: string;
  bank_at: string;
  speed: string;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    bank_clock: BankClockTable;
  }
}
