import type { LogFacts } from '@application/ports/logger';
import type { LogEntry } from './log-entry';

/** The most characters of a message, and bytes of a whole entry, that the bank's log takes (wire.md). */
const MESSAGE = 4_000;
const ENTRY = 16_000;
/** How much is left of each fact of an entry that is too long. */
const FACT = 1_000;

/** An entry as it travels, with its weight. */
export interface WireEntry {
  readonly entry: LogEntry;
  readonly bytes: number;
}

/** Exact numbers are bigints, which JSON does not know. */
const plain = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

/** What is logged, as text; facts that cannot be written, such as circles, are left out. */
export function logText(value: object): string {
  try {
    return JSON.stringify(value, plain);
  } catch {
    return '"?"';
  }
}

const bytesOf = (entry: LogEntry): number => new TextEncoder().encode(logText(entry)).length;

/** Weighs an entry; one that is too long is shortened and says by how many bytes, so that it cannot hold up others. */
export function wireEntry(entry: LogEntry): WireEntry {
  const bytes = bytesOf(entry);
  if (bytes <= ENTRY && entry.message.length <= MESSAGE) return { entry, bytes };
  const facts = Object.entries(entry.additional).slice(0, 12);
  const shorter: LogFacts = Object.fromEntries(
    facts.map(([name, value]) => [
      name.slice(0, 100),
      (typeof value === 'string' ? value : logText({ value })).slice(0, FACT),
    ]),
  );
  const shortened: LogEntry = {
    ...entry,
    message: entry.message.slice(0, MESSAGE),
    position: entry.position.slice(0, FACT),
    additional: bytes <= ENTRY ? entry.additional : shorter,
  };
  const told = { ...shortened, additional: { ...shortened.additional, shortenedFrom: bytes } };
  return { entry: told, bytes: bytesOf(told) };
}
