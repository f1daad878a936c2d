/** What can go wrong on demand (wire.md). */
export const FAULT_KINDS = [
  'latency',
  'status',
  'drop-answer',
  'duplicate',
  'truncate',
  'wrong-type',
  'not-reached',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** German names for the test bench. */
export const FAULT_NAMES: Readonly<Record<FaultKind, string>> = {
  latency: 'Antwort verzögern (Wert: Millisekunden)',
  status: 'Mit Status antworten, ohne auszuführen (Wert: Status)',
  'drop-answer': 'Ausführen, aber nicht antworten',
  duplicate: 'Zweimal ausführen, einmal antworten',
  truncate: 'Antwort mitten im Text abbrechen',
  'wrong-type': 'HTML statt JSON antworten',
  'not-reached': 'Verbindung trennen, ohne auszuführen',
};

/** A fault that waits for requests whose path begins with `path`. */
export interface Fault {
  readonly id: string;
  readonly path: string;
  readonly method: string | undefined;
  readonly kind: FaultKind;
  /** Milliseconds of a latency, status of a status. */
  readonly value: number | undefined;
  /** How many requests it still meets; undefined: all until it is cleared. */
  readonly times: number | undefined;
}

/** The faults of this process, in the order they were ordered; the first that fits a request meets it. */
export class FaultList {
  #faults: readonly Fault[] = [];

  get all(): readonly Fault[] {
    return this.#faults;
  }

  add(fault: Fault): void {
    this.#faults = [...this.#faults, fault];
  }

  clear(id?: string): void {
    this.#faults = id === undefined ? [] : this.#faults.filter((fault) => fault.id !== id);
  }

  /** The fault that meets this request; each meeting uses it up once. */
  meet(method: string, url: string): Fault | undefined {
    const met = this.#faults.find(
      (fault) => url.startsWith(fault.path) && (fault.method === undefined || fault.method === method),
    );
    if (met === undefined) return undefined;
    this.#faults = this.#faults.flatMap((fault) => (fault === met ? usedOnce(fault) : [fault]));
    return met;
  }
}

function usedOnce(fault: Fault): Fault[] {
  if (fault.times === undefined) return [fault];
  return fault.times <= 1 ? [] : [{ ...fault, times: fault.times - 1 }];
}
