import type { AxiosAdapter } from 'axios';
import type * as t from 'io-ts';

/** One request of the portal and the decoder its answer must satisfy. */
export interface Call<A> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the configured API base path, or from the origin's root with `from: 'origin'`. */
  readonly path: string;
  readonly from?: 'api' | 'origin';
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer is a file: its bytes are decoded, not JSON. */
  readonly file?: true;
  readonly answer: t.Decoder<unknown, A>;
  /** Milliseconds, one of `timeOuts`. */
  readonly timeOut: number;
  /** How it is sent where the page may end meanwhile and it is to arrive (`outlivingAdapter`), as far as it is short enough. */
  readonly outliving?: AxiosAdapter | undefined;
  /** Whether making it twice does no harm; by default GET calls only. */
  readonly repeatable?: boolean;
}
