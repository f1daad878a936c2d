/** An instrument that a customer watches; prices as decimal text, in the unit of the instrument. */
export interface WatchTable {
  client_id: string;
  instrument_id: string;
  watched_at: Date;
  /** What it cost then; null where nobody knew. */
  price: string | null;
  /** From where on, upward and downward, the customer wants to be told. */
  alarm_above: string | null;
  alarm_below: string | null;
}

/** An alarm that has been raised. */
export interface RaisedAlarmTable {
  client_id: string;
  alarm_id: string;
  instrument_id: string;
  direction: 'ABOVE' | 'BELOW';
  level: string;
  price: string;
  raised_at: Date;
}

declare module '@sandbox/platform/db/bank-tables' {
  interface BankTables {
    watch: WatchTable;
    raised_alarm: RaisedAlarmTable;
  }
}
