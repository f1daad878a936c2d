/** What the server tells the database thread at its start. */
export interface WorkerOptions {
  /** Undefined: in memory. */
  readonly folder: string | undefined;
  /** File of an empty database, made on the first start. */
  readonly template: string;
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
