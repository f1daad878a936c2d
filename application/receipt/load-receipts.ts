import { sealedText, type ChainState, type ActionRecord } from '@domain/receipt/action-record';
import type { Task } from 'fp-ts/Task';
import type { Digest } from '../ports/digest';
import type { ActionLog } from './action-log';

/** Every record, oldest first, and whether they are whole. */
export interface Receipts {
  readonly records: readonly ActionRecord[];
  readonly chain: ChainState;
}

/** Reads the record of all attempts and checks its chain; nothing is asked of the bank, so it works in an outage. */
export class LoadReceipts {
  constructor(
    private readonly log: Pick<ActionLog, 'all'>,
    private readonly digest: Digest,
  ) {}

  execute(): Task<Receipts> {
    return async () => {
      const records = await this.log.all()();
      return { records, chain: await this.#check(records) };
    };
  }

  async #check(records: readonly ActionRecord[]): Promise<ChainState> {
    let previous = '';
    for (const [index, { seal, ...record }] of records.entries()) {
      if (record.number !== index + 1) return { kind: 'broken', number: index + 1 };
      if (seal === '') return { kind: 'unsealed' };
      if (seal !== (await this.digest.of(sealedText(record, previous))()))
        return { kind: 'broken', number: record.number };
      previous = seal;
    }
    return { kind: 'complete' };
  }
}
