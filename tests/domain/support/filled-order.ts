import { FormSession } from '@domain/form/session/form-session';
import type { Issue } from '@domain/form/issue';
import { issuesIn, valueOf } from '@domain/form/outcome';
import { issueOf } from '@domain/order/check/order-message';
import type { FallBack } from '@domain/order/read/fall-back';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { TemplateOrder } from '@domain/order/prefill/order-template';
import { enterWhole } from '@domain/order/form/fill-in';
import { orderForm } from '@domain/order/form/order-form';
import type { OrderNodes } from '@domain/order/form/order-nodes';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import type { ReadOrder } from '@domain/order/read/read-order';
import type { PricedOrder } from '@domain/order/picture/priced-order';
import type { SentenceSubject } from '@domain/order/say/order-sentence';
import { subjectOfParts } from '@domain/order/say/sentence-subject';
import type { SpokenOrder } from '@domain/order/say/spoken-order';
import type { Dimensions } from '@domain/instrument/dimensions';
import type { Venue, VenueQuote } from '@domain/instrument/venue';
import type { Node } from '@domain/form/nodes/node';
import type { EntryDays } from '@domain/order/validity';
import { berlinTime } from '@domain/time/berlin-time';
import type { Instant } from '@domain/time/instant';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import { isTradingDay } from '@domain/time/trading-calendar';
import * as E from 'fp-ts/Either';

/** Where an order is entered, and on which day. */
export interface OrderFacts {
  readonly dimensions: Dimensions;
  readonly today: LocalDate;
}

/** The question of the bank that a confirmation of the amount answers. */
const question = issueOf(
  { severity: 'ERROR', key: 'fehler-freier-betrag-bestaetigung-erforderlich', args: {}, origin: [] },
  'MARKET',
);

/** The order form filled in, as a page would be, without a page. */
export function filledForm(
  draft: OrderDraft,
  facts: Partial<OrderFormFacts>,
): FormSession<OrderNodes, OrderFormFacts> {
  const session = new FormSession(orderForm);
  const { nodes } = session;
  session.change(() => {
    session.tell(facts);
    enterWhole(nodes, draft, (node, entry) => session.field(node).setValue(entry));
  });
  if (draft.freeAmountConfirmed) {
    session.hear(session.asked(), 'server', [question]);
    session.field(nodes.freeAmountConfirmed).setValue(true);
  }
  return session;
}

/** What can be sent, and as what else than was chosen. */
export type ReadDraft = ReadOrder & { readonly fallBack?: FallBack };

/** What the filled form comes to, or all that is wrong with it. */
export function toOrder(draft: OrderDraft, facts: OrderFacts): E.Either<readonly Issue[], ReadDraft> {
  const session = filledForm(draft, facts);
  const { request, fallBack } = session.nodes;
  const outcome = session.outcome(request);
  if (outcome.kind !== 'read') return E.left(issuesIn(outcome));
  const other = session.value(fallBack);
  return E.right({ ...outcome.value, ...(other && { fallBack: other }) });
}

const known = <T>(session: FormSession<OrderNodes, OrderFormFacts>, node: Node<T>): T => {
  const outcome = session.outcome(node);
  if (outcome.kind !== 'read') throw new Error(`The form tells ${outcome.kind}`);
  return outcome.value;
};

/** What the sentence is made of. */
export function subjectOfDraft(draft: OrderDraft, facts: OrderFacts, entry?: EntryDays): SentenceSubject {
  const session = filledForm(draft, facts);
  const { parts, place, sentAs } = session.nodes;
  return subjectOfParts(
    known(session, parts),
    { venue: valueOf(session.outcome(place)), orderType: known(session, sentAs) },
    entry ?? { today: facts.today, activeDay: facts.today, trades: isTradingDay },
  );
}

/** What the sentence says. */
export function spokenDraft(
  draft: OrderDraft,
  {
    dimensions,
    quote,
    now,
  }: {
    readonly dimensions: Dimensions;
    readonly quote: VenueQuote | undefined;
    readonly now: Instant;
  },
): SpokenOrder | undefined {
  const quotes = new Map(quote ? [[quote.venueId, quote]] : []);
  const session = filledForm(draft, { dimensions, quotes, now, today: berlinTime(now).date });
  return known(session, session.nodes.spoken);
}

/** What a template keeps. */
export function templateOrderOf(draft: OrderDraft, facts: OrderFacts): TemplateOrder {
  const session = filledForm(draft, facts);
  return known(session, session.nodes.template);
}

/** What the picture of its prices shows. */
export function pricedDraft(draft: OrderDraft, venue: Venue | undefined): PricedOrder {
  const session = filledForm(
    { ...draft, ...(venue && { venueId: venue.id }) },
    { dimensions: { venues: venue ? [venue] : [] }, today: calendarDay('2026-11-23') },
  );
  return known(session, session.nodes.pictured);
}
