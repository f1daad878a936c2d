import { bankAt } from './bank-at';

/** What goes wrong with calls to a path. */
export interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly kind:
    | 'latency'
    | 'status'
    | 'drop-answer'
    | 'duplicate'
    | 'truncate'
    | 'wrong-type'
    | 'not-reached';
  readonly value?: number;
  readonly times?: number;
}

/** Lets the bank fail at the next call to the path. */
export async function plan(fault: Fault): Promise<void> {
  const answer = await fetch(bankAt('/sandbox/api/faults'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ times: 1, ...fault }),
  });
  if (!answer.ok) throw new Error(`Fault not planned: ${await answer.text()}`);
}
