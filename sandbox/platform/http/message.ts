import { decimal } from '@domain/money/decimal';
import { exactGermanNumber } from '@domain/money/german-amount';
import { formatGermanDate } from '@domain/time/german-date';
import { localDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';

/** A message on the wire (api.md 2). */
export interface WireMessage {
  readonly severity: 'INFO' | 'WARN' | 'ERROR';
  readonly key: string;
  readonly message: string | null;
  readonly args: Readonly<Record<string, unknown>>;
  readonly origin: readonly string[] | null;
}

export interface MessageExtras {
  readonly args?: Readonly<Record<string, unknown>>;
  /** The request's attributes the message is about, for instance `['limit']`. */
  readonly origin?: readonly string[];
}

/**
 * Makes messages from one area's catalogue of keys and German texts; `{name}` in a text is filled from the args, which are
 * amounts and days of the wire.
 * A key that the catalogue lacks does not compile.
 */
export function messagesFrom<Key extends string>(texts: Readonly<Record<Key, string>>) {
  const make =
    (severity: WireMessage['severity']) =>
    (key: Key, { args = {}, origin }: MessageExtras = {}): WireMessage => ({
      severity,
      key,
      message: texts[key].replace(/\{(\w+)\}/g, (_match, name: string) => filling(args[name])),
      args,
      origin: origin ?? null,
    });
  return { keys: Object.keys(texts), info: make('INFO'), warning: make('WARN'), error: make('ERROR') };
}

/** What a German reads, whole amounts without cents: amounts and days come in the form of the wire. */
function filling(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const day = localDate(value);
  if (O.isSome(day)) return formatGermanDate(day.value);
  return WIRE_AMOUNT.test(value) ? exactGermanNumber(decimal(value), 2).replace(/,00$/, '') : value;
}

const WIRE_AMOUNT = /^-?\d+\.\d+$/;
