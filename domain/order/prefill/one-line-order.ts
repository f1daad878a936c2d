import * as O from 'fp-ts/Option';
import {
  isPromise,
  partAt,
  quantityAt,
  type LineNotation,
  type LinePart,
  type PartMatch,
} from './one-line-part';
import { fillerWords, sideWords, thenWords } from './one-line-words';
import type { Side } from '../side';

/** An order said in one line: what was understood, and what was not. Nothing is guessed, nothing falls away. */
export interface OneLineOrder {
  readonly side: Side;
  /** What is to be traded, as typed: name, WKN or ISIN; empty where the line has not got to it. */
  readonly instrument: string;
  /** What else it says, in its order; no kind twice, and one quantity. */
  readonly parts: readonly LinePart[];
  /** What is sold once all of the purchase is executed; absent where the line ends with the purchase. */
  readonly follow?: readonly LinePart[];
  readonly notUnderstood: readonly string[];
}

/** What a stretch of words says. */
type Reading = Pick<OneLineOrder, 'instrument' | 'parts' | 'notUnderstood'>;

/** What a stretch of words is read as. */
interface Stretch {
  readonly words: readonly string[];
  /** The kinds of parts that have no meaning here; their words are not understood. */
  readonly without: readonly LinePart['kind'][];
  readonly namesInstrument: boolean;
  readonly notation: LineNotation;
}

/** What is followed by a sale is a limited purchase (rules.md 4). */
const notBeforeFollow = ['trigger', 'distance', 'oco'] as const;
/** What follows trades the same at the same venue. */
const notInFollow = ['holding', 'money', 'venue', 'extension'] as const;

/**
 * Understands an order in one line, in German and English words: "kauf 10 SAP limit 128,50 ultimo". The line begins
 * with the side, then may come the quantity; the first words that are nothing else are the instrument. Behind a word
 * like "dann" stands what is sold once all of the purchase is executed. None for a line that begins with no side: it
 * is no order.
 */
export function parseOneLineOrder(line: string, notation: LineNotation): O.Option<OneLineOrder> {
  const [first = '', ...typed] = line.trim().split(/\s+/);
  const side = sideWords.get(first.toLowerCase());
  if (side === undefined) return O.none;
  const then = side === 'BUY' ? typed.findIndex((word) => thenWords.has(word.toLowerCase())) : -1;
  const behind = then === -1 ? [] : typed.slice(then + 1);
  const follow = readFollow(behind, notation);
  if (follow.parts.length === 0) {
    const whole = { words: typed, without: [], namesInstrument: true, notation };
    return O.some({ side, ...withNumberAsWkn(readStretch(whole)) });
  }
  const words = typed.slice(0, then);
  const base = withNumberAsWkn(
    readStretch({ words, without: notBeforeFollow, namesInstrument: true, notation }),
  );
  const notUnderstood = [...base.notUnderstood, ...follow.notUnderstood];
  return O.some({ side, ...base, follow: follow.parts, notUnderstood });
}

/** What is sold; that it is a sale may be said or not. */
function readFollow(typed: readonly string[], notation: LineNotation): Reading {
  const isSaid = sideWords.get(typed[0]?.toLowerCase() ?? '') === 'SELL';
  const words = isSaid ? typed.slice(1) : typed;
  return readStretch({ words, without: notInFollow, namesInstrument: false, notation });
}

function readStretch({ words: typed, without, namesInstrument, notation }: Stretch): Reading {
  const said = typed.map((word) => word.toLowerCase());
  const parts: LinePart[] = [];
  const instrument: string[] = [];
  const notUnderstood: string[] = [];
  let isInstrumentOver = !namesInstrument;
  for (let at = 0; at < typed.length;) {
    const match = matchAt(said.slice(at), at === 0, notation);
    const length = match?.length ?? 1;
    const words = typed.slice(at, at + length);
    at += length;
    if (match !== undefined) {
      const { part } = match;
      if (without.includes(part.kind) || parts.some((other) => slotOf(other) === slotOf(part)))
        notUnderstood.push(...words);
      else parts.push(part);
      isInstrumentOver ||= instrument.length > 0;
    } else if (isInstrumentOver || words.some((word) => isUnnamed(word.toLowerCase()))) {
      notUnderstood.push(...words);
      isInstrumentOver ||= instrument.length > 0;
    } else instrument.push(...words);
  }
  return { instrument: instrument.join(' '), parts, notUnderstood };
}

/** No instrument is called like that. */
const isUnnamed = (word: string): boolean => isPromise(word) || thenWords.has(word);

/** Pieces, money and all that is held say the same thing: how much. */
const slotOf = ({ kind }: LinePart): LinePart['kind'] =>
  kind === 'money' || kind === 'holding' ? 'quantity' : kind;

function matchAt(words: readonly string[], isFirst: boolean, notation: LineNotation): PartMatch | undefined {
  const match = (isFirst ? quantityAt(words, notation) : undefined) ?? partAt(words, notation);
  if (match !== undefined) return match;
  const fillers = words.findIndex((word) => !fillerWords.has(word));
  const behind = fillers > 0 ? partAt(words.slice(fillers), notation) : undefined;
  return behind && { ...behind, length: behind.length + fillers };
}

/** A number of six digits and nothing to trade: that is a WKN, not a quantity of something unsaid. */
function withNumberAsWkn(reading: Reading): Reading {
  const [first, ...others] = reading.parts;
  const isWkn = first?.kind === 'quantity' && /^\d{6}$/.test(first.quantity);
  return isWkn && reading.instrument === ''
    ? { ...reading, instrument: first.quantity, parts: others }
    : reading;
}
