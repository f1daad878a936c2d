/** What the server tells the database thread at its start. */
export interface WorkerOptions {
  /** Undefined: in memory. */
  readonly folder: string | undefined;
  /** What a fresh database starts from; undefined for one that is there. */
  readonly template: DatabaseTemplate | undefined;
}

/** A database with its tables and no rows, made on the first start on this machine. */
export interface DatabaseTemplate {
  readonly file: string;
  /** The SQL that makes the tables. */
  readonly schema: string;
}

export type WorkerQuestion =
  | {
      readonly kind: 'query';
      readonly id: number;
      /** Whether a transaction begins with this statement. */
      readonly begins: boolean;
      readonly sql: string;
      readonly parameters: unknown[];
    }
  | { readonly kind: 'close' };

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'rows';
      readonly id: number;
      readonly command: string;
      readonly rowCount: number;
      readonly rows: unknown[];
    }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly message: string;
      readonly code: string | undefined;
    }
  | { readonly kind: 'closed' };
