import * as O from 'fp-ts/Option';
import type { LocalDate } from '../calendar/local-date';
import { isPromise, partAt, quantityAt, type LinePart, type PartMatch } from './one-line-part';
import { fillerWords, sideWords } from './one-line-words';
import type { Side } from './side';

/** An order said in one line: what was understood, and what was not. Nothing is guessed, nothing falls away. */
export interface OneLineOrder {
  readonly side: Side;
  /** What is to be traded, as typed: name, WKN or ISIN; empty where the line has not got to it. */
  readonly instrument: string;
  /** What else it says, in its order; no kind twice. */
  readonly parts: readonly LinePart[];
  readonly notUnderstood: readonly string[];
}

/**
 * Understands an order in one line, in German and English words: "kauf 10 SAP limit 128,50 ultimo". The line begins
 * with the side, then may come the quantity; the first words that are nothing else are the instrument. None for a
 * line that begins with no side: it is no order.
 */
export function parseOneLineOrder(line: string, today: LocalDate): O.Option<OneLineOrder> {
  const [first = '', ...typed] = line.trim().split(/\s+/);
  const side = sideWords.get(first.toLowerCase());
  if (side === undefined) return O.none;
  const said = typed.map((word) => word.toLowerCase());
  const parts: LinePart[] = [];
  const instrument: string[] = [];
  const notUnderstood: string[] = [];
  let isInstrumentOver = false;
  for (let at = 0; at < typed.length;) {
    const match = matchAt(said.slice(at), at === 0, today);
    const length = match?.length ?? 1;
    const words = typed.slice(at, at + length);
    at += length;
    if (match !== undefined) {
      if (parts.some(({ kind }) => kind === match.part.kind)) notUnderstood.push(...words);
      else parts.push(match.part);
      isInstrumentOver = instrument.length > 0;
    } else if (isInstrumentOver || words.some((word) => isPromise(word.toLowerCase()))) {
      notUnderstood.push(...words);
      isInstrumentOver = instrument.length > 0;
    } else instrument.push(...words);
  }
  return O.some(withNumberAsWkn({ side, instrument: instrument.join(' '), parts, notUnderstood }));
}

function matchAt(words: readonly string[], isFirst: boolean, today: LocalDate): PartMatch | undefined {
  const match = (isFirst ? quantityAt(words) : undefined) ?? partAt(words, today);
  if (match !== undefined || !fillerWords.has(words[0] ?? '')) return match;
  const behind = partAt(words.slice(1), today);
  return behind && { ...behind, length: behind.length + 1 };
}

/** A number of six digits and nothing to trade: that is a WKN, not a quantity of something unsaid. */
function withNumberAsWkn(order: OneLineOrder): OneLineOrder {
  const [first, ...others] = order.parts;
  const isWkn = first?.kind === 'quantity' && /^\d{6}$/.test(first.quantity);
  return isWkn && order.instrument === '' ? { ...order, instrument: first.quantity, parts: others } : order;
}
