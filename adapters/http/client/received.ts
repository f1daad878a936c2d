/** An answer as it came over the line, whatever its status; header names are asked for in any case. */
export interface Received {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly text: string;
  /** Of a file, as it was asked for. */
  readonly bytes?: ArrayBuffer | ArrayBufferView;
}
