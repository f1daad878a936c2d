import type { LogEntry } from './log-entry';

/** The most characters of a message, and bytes of a whole entry, that the bank's log takes (wire.md). */
const MESSAGE = 4_000;
const ENTRY = 16_000;
/** How many facts are left of an entry that is too long. */
const FACTS = 12;

/** An entry as it travels, with its weight. */
export interface WireEntry {
  readonly entry: LogEntry;
  readonly bytes: number;
}

/** What no log takes: NUL, and halves of characters. */
const untakeable = /[\0\p{Surrogate}]/gu;

/** Exact numbers are bigints, which JSON does not know. */
function plain(_: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replace(untakeable, '\ufffd');
  return typeof value === 'bigint' ? value.toString() : value;
}

/** What is logged, as text; facts that cannot be written, such as circles, are left out. */
export function logText(value: object): string {
  try {
    return JSON.stringify(value, plain);
  } catch {
    return '"?"';
  }
}

const bytesOf = (entry: LogEntry): number => new TextEncoder().encode(logText(entry)).length;

/** The beginning of a text in so many bytes, with whole characters only. */
function cut(text: string, bytes: number): string {
  const room = new Uint8Array(bytes);
  const { written } = new TextEncoder().encodeInto(text, room);
  return new TextDecoder().decode(room.subarray(0, written));
}

/** An entry in so little room: a fact has that, its name a tenth, the message four times as much. */
function shortened({ message, position, additional, ...rest }: LogEntry, room: number): LogEntry {
  const facts = Object.entries(additional)
    .slice(0, FACTS)
    .map(([name, value]): readonly [string, string] => [
      cut(name, room / 10),
      cut(typeof value === 'string' ? value : logText({ value }), room),
    ]);
  return {
    ...rest,
    message: cut(message, room * 4),
    position: cut(position, room),
    additional: Object.fromEntries(facts),
  };
}

/**
 * Weighs an entry; one that is too long is shortened until it fits, and says how many bytes it had, so that it cannot hold
 * up others.
 */
export function wireEntry(entry: LogEntry): WireEntry {
  const had = bytesOf(entry);
  if (had <= ENTRY && entry.message.length <= MESSAGE) return { entry, bytes: had };
  const telling = (short: LogEntry): LogEntry => ({
    ...short,
    additional: { ...short.additional, shortenedFrom: had },
  });
  let told = telling({ ...entry, message: cut(entry.message, MESSAGE) });
  // Some characters weigh six times as much once they are written down: only weighing the whole tells.
  for (let room = MESSAGE / 4; bytesOf(told) > ENTRY && room > 0; room = Math.floor(room / 2))
    told = telling(shortened(entry, room));
  return { entry: told, bytes: bytesOf(told) };
}
