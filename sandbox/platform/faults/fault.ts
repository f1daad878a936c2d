/** What can go wrong on demand (operator's guide), with its name at the test bench and what its value is. */
const FAULTS = {
  latency: { name: 'Verspätet ausführen und antworten', value: 'Millisekunden' },
  status: { name: 'Mit Status antworten, ohne auszuführen', value: 'Status' },
  precondition: { name: 'Mit precondition.failed antworten', text: 'Schlüssel der Meldung' },
  'error-uri': { name: 'Mit 403 und x-error-uri wegschicken', text: 'Ziel' },
  'drop-answer': { name: 'Ausführen, aber nicht antworten' },
  duplicate: { name: 'Zweimal ausführen, einmal antworten' },
  truncate: { name: 'Antwort mitten im Text abbrechen' },
  empty: { name: 'Leere Antwort' },
  'wrong-type': { name: 'HTML statt JSON antworten' },
  'not-reached': { name: 'Verbindung trennen, ohne auszuführen' },
} as const;

export type FaultKind = keyof typeof FAULTS;

const isKind = (text: string): text is FaultKind => Object.hasOwn(FAULTS, text);
export const FAULT_KINDS: readonly FaultKind[] = Object.keys(FAULTS).filter(isKind);

/** German name of a kind for the test bench, with what its value or text means. */
export function faultName(kind: FaultKind): string {
  const fault: { readonly name: string; readonly value?: string; readonly text?: string } = FAULTS[kind];
  const needs = fault.value ?? fault.text;
  return needs === undefined ? fault.name : `${fault.name} (${needs})`;
}

/** A fault that waits for requests whose path begins with `path`. */
export interface Fault {
  readonly id: string;
  readonly path: string;
  readonly method: string | undefined;
  readonly kind: FaultKind;
  /** Milliseconds of a latency, status of a status. */
  readonly value: number | undefined;
  /** Key of a precondition's message, target of an error-uri. */
  readonly text: string | undefined;
  /** How many requests it still meets; undefined: all until it is cleared. */
  readonly times: number | undefined;
}

/** The faults of this process, in the order they were ordered; the first that fits a request meets it. */
export class FaultList {
  /** Event streams stay open and carry nothing, no heartbeat either. */
  streamsAreSilent = false;
  #faults: readonly Fault[] = [];

  get all(): readonly Fault[] {
    return this.#faults;
  }

  add(fault: Fault): void {
    this.#faults = [...this.#faults, fault];
  }

  /** Takes one fault away. */
  remove(id: string): void {
    this.#faults = this.#faults.filter((fault) => fault.id !== id);
  }

  /** Everything works again. */
  clear(): void {
    this.#faults = [];
    this.streamsAreSilent = false;
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
