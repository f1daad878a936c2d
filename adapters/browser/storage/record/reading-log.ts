import type { Logger } from '@application/ports/logger';
import * as E from 'fp-ts/Either';
import type { Unreadable } from './read-stored';
import type { ReadRecord } from './salvage';

/** Tells the log what of the stored records cannot be read, and why, each name once; never what they say. */
export class ReadingLog {
  readonly #told = new Set<string>();

  constructor(
    private readonly logger: Pick<Logger, 'warn' | 'error'>,
    /** What is read, as the log calls it. */
    private readonly kind: string,
  ) {}

  tell<A>(name: string, read: E.Either<Unreadable, ReadRecord<A>>): void {
    if (this.#told.has(name)) return;
    if (E.isRight(read) && read.right.lost.length === 0) return;
    this.#told.add(name);
    if (E.isLeft(read)) this.logger.error(`Stored ${this.kind} not readable`, { name, ...read.left });
    else this.logger.warn(`Stored ${this.kind} readable in part`, { name, lost: read.right.lost });
  }
}
