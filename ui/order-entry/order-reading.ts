import type { LocalDate } from '@domain/calendar/local-date';
import { errorFinding, issueAt, type Issue } from '@domain/form/issue';
import { venueOf, type Dimensions } from '@domain/order/dimensions';
import type { OrderDraft } from '@domain/order/order-draft';
import { priceWarnings } from '@domain/order/price-warning';
import { toOrder, type ReadOrder } from '@domain/order/to-order';
import type { VenueQuote } from '@domain/order/venue';
import { isin } from '@domain/shared/isin';
import * as E from 'fp-ts/Either';

/** What a draft comes to: the order it stands for, if it does, and all there is to say about it. */
export interface OrderReading {
  readonly read: ReadOrder | undefined;
  readonly issues: readonly Issue[];
}

/** Reads a draft as it stands in the market now. */
export function readOrder(
  draft: OrderDraft,
  dimensions: Dimensions,
  quote: VenueQuote | undefined,
  today: LocalDate,
): OrderReading {
  const read = toOrder(draft, { dimensions, today });
  if (E.isLeft(read)) return { read: undefined, issues: read.left };
  const { order } = read.right;
  const venue = venueOf(dimensions, order.venueId);
  const issues = venue && quote ? priceWarnings(order, { venue, quote, mode: 'FULL' }) : [];
  return { read: read.right, issues };
}

const LOOKS_LIKE_ISIN = /^[A-Z]{2}[0-9A-Z]{9}\d$/;

/** A mistyped ISIN is told from its check digit, before the bank is asked (ORD-03). */
export function codeIssues(text: string): readonly Issue[] {
  const code = text.trim().toUpperCase();
  if (!LOOKS_LIKE_ISIN.test(code) || E.isRight(isin(code))) return [];
  const finding = errorFinding(
    'order-isin-check-digit',
    'Die Prüfziffer dieser ISIN stimmt nicht. Bitte prüfen Sie die Eingabe.',
  );
  return [issueAt('instrument', finding, 'rule')];
}
