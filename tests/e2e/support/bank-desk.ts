import * as t from 'io-ts';
import { decoded } from './decoded';
import { callSandbox } from './sandbox-calls';

const Ledger = t.type({
  sound: t.boolean,
  gaps: t.array(t.string),
  totals: t.array(t.type({ unit: t.string, amount: t.string })),
});

/**
 * One fault of wire.md: what happens to requests whose path begins so, until it is cleared. A single one would be
 * healed unseen: Chromium sends a request again whose kept-alive connection breaks before an answer.
 */
export interface Fault {
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly kind:
    | 'latency'
    | 'status'
    | 'precondition'
    | 'error-uri'
    | 'drop-answer'
    | 'duplicate'
    | 'truncate'
    | 'empty'
    | 'wrong-type'
    | 'not-reached';
  readonly value?: number;
  /** Key of a precondition, target of an error-uri. */
  readonly text?: string;
}

/** What nobody at the bank's counter sees: its market, its faults and its books. */
export class BankDesk {
  readonly #hooks: string;

  constructor(url: string) {
    this.#hooks = `${url}/sandbox/api`;
  }

  /** Moves an instrument to this price now, at all its venues. */
  async movePrice(wkn: string, price: string): Promise<void> {
    await callSandbox(`${this.#hooks}/market`, 'POST', { instrument: wkn, price });
  }

  async plan(fault: Fault): Promise<void> {
    await callSandbox(`${this.#hooks}/faults`, 'POST', fault);
  }

  /** Lets all open event streams say good-bye. */
  async disturbStreams(what: 'disconnected' | 'closed'): Promise<void> {
    await callSandbox(`${this.#hooks}/stream`, 'POST', { what });
  }

  async clearFaults(): Promise<void> {
    await callSandbox(`${this.#hooks}/faults`, 'DELETE');
  }

  async advance(seconds: number): Promise<void> {
    await callSandbox(`${this.#hooks}/clock`, 'POST', { advance: seconds });
  }

  /** Nothing expires at the bank any more: its clock stands still. */
  async stopClock(): Promise<void> {
    await callSandbox(`${this.#hooks}/clock`, 'POST', { speed: 0 });
  }

  /** What is wrong with the books: units that do not sum to nothing, gaps in the sequence. */
  async bookErrors(): Promise<readonly string[]> {
    const ledger = decoded(Ledger, await callSandbox(`${this.#hooks}/ledger`, 'GET'));
    const sums = ledger.totals
      .filter(({ amount }) => Number(amount) !== 0)
      .map(({ unit, amount }) => `${unit}: ${amount}`);
    return [...sums, ...ledger.gaps, ...(ledger.sound ? [] : ['not sound'])];
  }
}
