import type { LocalDate } from '@domain/time/local-date';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import { venueOf, type Dimensions } from '@domain/instrument/dimensions';
import { leadOf } from '@domain/order/legs-of';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { InputScreenMode } from '@domain/order/draft/order-preferences';
import { priceWarnings } from '@domain/order/check/price-warning';
import { toOrder, type ReadOrder } from './to-order';
import type { VenueQuote } from '@domain/instrument/venue';
import { isin } from '@domain/codes/isin';
import * as E from 'fp-ts/Either';

/** What a draft comes to: the order or request it stands for, if it does, and all there is to say about it. */
export interface OrderReading {
  readonly read: ReadOrder | undefined;
  readonly issues: readonly Issue[];
}

/** What a draft is read in: where the instrument trades, what it costs there, and how much the customer is guided. */
export interface ReadingSituation {
  readonly dimensions: Dimensions;
  readonly quote: VenueQuote | undefined;
  readonly today: LocalDate;
  readonly mode: InputScreenMode;
}

/** Reads a draft as it stands in the market now. */
export function readOrder(
  draft: OrderDraft,
  { dimensions, quote, today, mode }: ReadingSituation,
): OrderReading {
  const read = toOrder(draft, { dimensions, today });
  if (E.isLeft(read)) return { read: undefined, issues: read.left };
  if (read.right.kind === 'quote') return { read: read.right, issues: [] };
  const { order } = read.right;
  const venue = venueOf(dimensions, leadOf(order).venueId);
  const issues = venue && quote ? priceWarnings(order, { venue, quote, mode, today }) : [];
  return { read: read.right, issues };
}

const LOOKS_LIKE_ISIN = /^[A-Z]{2}[0-9A-Z]{9}\d$/;

/** What is wrong with the instrument itself, whatever the order says: its code, or that nobody trades it. */
export const instrumentIssues = (text: string, dimensions: Dimensions | undefined): readonly Issue[] => [
  ...codeIssues(text),
  ...tradeIssues(dimensions),
];

/** A mistyped ISIN is told from its check digit, before the bank is asked (ORD-03). */
function codeIssues(text: string): readonly Issue[] {
  const code = text.trim().toUpperCase();
  if (!LOOKS_LIKE_ISIN.test(code) || E.isRight(isin(code))) return [];
  const finding = errorFinding(
    'order-isin-check-digit',
    'Die Prüfziffer dieser ISIN stimmt nicht. Bitte prüfen Sie die Eingabe.',
  );
  return [issueAt('instrument', finding, 'rule')];
}

/** Where nobody trades the instrument there is no venue to choose: it is suspended, or no security at all. */
function tradeIssues(dimensions: Dimensions | undefined): readonly Issue[] {
  if (dimensions?.venues.length !== 0) return [];
  const finding = errorFinding(
    'order-traded-nowhere',
    'Dieses Wertpapier wird zurzeit nirgends gehandelt. Eine Order ist nicht möglich.',
  );
  return [issueAt('venueId', finding, 'rule')];
}
