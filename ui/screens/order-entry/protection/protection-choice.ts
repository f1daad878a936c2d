import type { Protectable } from '@application/order/list-protectable';
import { protectionHindrance, type ProtectionHindrance } from '@domain/order/prefill/protection';
import { compare } from '@domain/money/decimal';
import type { Instant } from '@domain/time/instant';
import { makeAutoObservable } from 'mobx';

/** A position to choose, with what it is found by and why it cannot be protected. */
export interface ChoiceRow extends Protectable {
  readonly hindrance: ProtectionHindrance | undefined;
  /** Name, WKN and ISIN in small letters. */
  readonly words: string;
}

/** The positions of which one is to be protected: those that can be first, the largest at the top. */
export class ProtectionChoice {
  readonly rows: readonly ChoiceRow[];
  search = '';

  /** When the positions were read: what they are worth may be of a day before. */
  readonly readAt: Instant;

  constructor(held: readonly Protectable[], readAt: Instant) {
    this.readAt = readAt;
    this.rows = held.map(asRow).sort(byUse);
    makeAutoObservable(this, { rows: false, readAt: false }, { autoBind: true });
  }

  get found(): readonly ChoiceRow[] {
    const searched = this.search.trim().toLowerCase();
    return searched === '' ? this.rows : this.rows.filter(({ words }) => words.includes(searched));
  }

  /** Several depots are to be told apart. */
  get hasDepots(): boolean {
    return this.rows.some(({ depot }) => depot.id !== this.rows[0]?.depot.id);
  }

  find(search: string): void {
    this.search = search;
  }
}

const asRow = (held: Protectable): ChoiceRow => {
  const { instrument, wkn } = held.position;
  return {
    ...held,
    hindrance: protectionHindrance(held.position),
    words: [instrument?.name, wkn, instrument?.isin].join('\n').toLowerCase(),
  };
};

const byUse = (a: ChoiceRow, b: ChoiceRow): number =>
  Number(a.hindrance !== undefined) - Number(b.hindrance !== undefined) ||
  compare(b.position.currentValue.value, a.position.currentValue.value);
