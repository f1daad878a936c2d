/** Up to when a customer has seen what happened. */
export interface NotificationMarkTable {
  client_id: string;
  seen_until: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    notification_mark: NotificationMarkTable;
  }
}
