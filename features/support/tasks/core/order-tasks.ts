import { toOrder, type OrderFacts, type ReadDraft } from '@tests/domain/support/filled-order';
import { issueWords } from '../../issue-words';
import { orderPathOf } from '@adapters/http/wire/order/order-wire';
import assert from 'node:assert/strict';
import { formatGermanDate } from '@domain/time/german-date';
import type { LocalDate } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import type { Issue } from '@domain/form/issue';
import { isSelectable, venueOf } from '@domain/instrument/dimensions';
import type { FallBackReason } from '@domain/order/read/fall-back';
import type { FundPricing } from '@domain/instrument/fund-pricing';
import { priceUnit, type Instrument } from '@domain/instrument/instrument';
import { leadOf, legsOf } from '@domain/order/legs-of';
import {
  emptyDraft,
  type FollowDraft,
  type OrderDraft,
  type OrderField,
} from '@domain/order/draft/order-draft';
import { correctedDates, issueOf, type CorrectedDate } from '@domain/order/check/order-message';
import { keptDraft } from '@domain/order/draft/kept-draft';
import { readOrderParameters } from '@domain/order/prefill/order-parameters';
import { underLink } from '@domain/order/prefill/under-link';
import type { InputScreenMode } from '@domain/order/draft/order-preferences';
import {
  enterableOrderTypes,
  type EnterableOrderType,
  type OrderRequest,
  type SingleOrder,
} from '@domain/order/order-request';
import { orderValue } from '@domain/order/check/order-value';
import { priceWarnings } from '@domain/order/check/price-warning';
import type { Side } from '@domain/order/side';
import type { Venue } from '@domain/instrument/venue';
import { amount, type Amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import { orderTypeWords, unitWord } from '../../order-words';
import { writtenNumber } from '../../parameter-types';
import { dealer, draft, facts, silentQuote } from '@tests/domain/support/samples';
import * as E from 'fp-ts/Either';

const emptyFollow: FollowDraft = { ...draft.follow, validityType: 'MAX' };

/** Fills in an order for the scenarios and reads it as the portal does. */
export class OrderTasks {
  #draft: OrderDraft = draft;
  #today: LocalDate = facts.today;
  #venues: readonly Venue[] = facts.dimensions.venues;
  #corrections: readonly CorrectedDate[] = [];
  #bankIssue: Issue | undefined;
  /** When the fund of the scenario is priced. */
  fundPricing: FundPricing = { cutOff: timeOfDay('12:00'), priceDay: 1 };

  /** What is entered so far. */
  get draft(): OrderDraft {
    return this.#draft;
  }

  /** What it is read against. */
  get facts(): OrderFacts {
    return { dimensions: { venues: this.#venues }, today: this.#today };
  }

  get venue(): Venue | undefined {
    return venueOf(this.facts.dimensions, this.#draft.venueId);
  }

  begin(): void {
    this.#draft = draft;
  }

  /** A form nobody has touched. */
  clear(): void {
    this.#draft = emptyDraft;
  }

  choose(instrument: Instrument): void {
    this.edit({ instrument });
  }

  tradeAt({ id }: Venue): void {
    this.edit({ venueId: id });
  }

  take(side: Side): void {
    this.edit({ side });
  }

  /** The market maker names this grid, from this price on. */
  nameStep(from: Decimal, step: Decimal): void {
    this.#venues = this.#venues.map((venue) =>
      venue.id === dealer.id ? { ...venue, priceSteps: [...venue.priceSteps, { from, step }] } : venue,
    );
  }

  /** The venue of the order tells its own days without trading. */
  closeOn(closedDays: readonly LocalDate[]): void {
    this.#venues = this.#venues.map((venue) =>
      venue.id === this.#draft.venueId ? { ...venue, closedDays } : venue,
    );
  }

  edit(change: Partial<OrderDraft>): void {
    this.#draft = { ...this.#draft, ...change };
  }

  /** Comes back to the draft by a link. */
  openBy(link: string): void {
    const parameters = readOrderParameters(new URLSearchParams(link));
    const { quantity } = underLink(keptDraft(this.#draft), parameters).fields;
    assert.ok(typeof quantity === 'string');
    this.edit({ quantity });
  }

  follow(change: Partial<FollowDraft>): void {
    this.edit({ orderType: 'NEXT_ORDER', follow: { ...emptyFollow, ...change } });
  }

  setToday(today: LocalDate): void {
    this.#today = today;
  }

  /** The bank moves the last day, of a leg if one is given. */
  correctDate(date: LocalDate, leg: number | undefined): void {
    const origin = leg === undefined ? [] : [`subOrders[${leg}].validity`];
    const key = 'hinweis-gueltigkeitsdatum-wird-korrigiert';
    const message = { severity: 'INFO', key, args: { datum: date }, origin } as const;
    this.#corrections = correctedDates([message], leg === undefined ? 'LIMIT' : 'NEXT_ORDER');
  }

  /** The bank says something about the order, at an attribute of it if one is given. */
  hear(key: string, origin: readonly string[]): void {
    const message = { severity: 'ERROR', key, args: {}, origin: origin.map(orderPathOf) } as const;
    this.#bankIssue = issueOf(message, this.#draft.orderType);
  }

  expectBankIssueAt(field: OrderField | undefined): void {
    assert.equal(this.#bankIssue?.field, field);
  }

  expectSelectable(types: readonly string[]): void {
    const { venue } = this;
    const { side } = this.#draft;
    assert.ok(venue && side);
    const selectable = enterableOrderTypes.filter((type) => isSelectable(venue, side, type));
    assert.deepEqual(
      selectable.map((type) => orderTypeWords[type]),
      types,
    );
  }

  expectType(orderType: EnterableOrderType): void {
    const read = this.#read();
    assert.equal(read.kind === 'quote' ? read.request.orderType : read.order.orderType, orderType);
  }

  /** The legs, each as its type and side: "Limit Kauf". */
  expectLegs(expected: readonly string[]): void {
    const words = { BUY: 'Kauf', SELL: 'Verkauf' } as const;
    assert.deepEqual(
      legsOf(this.order).map(({ orderType, side }) => `${orderTypeWords[orderType]} ${words[side]}`),
      expected,
    );
  }

  expectLimit(expected: Amount): void {
    const lead = this.lead;
    assert.deepEqual('limit' in lead && lead.limit, expected);
  }

  expectTrigger(expected: Amount): void {
    const lead = this.lead;
    assert.deepEqual('triggerLimit' in lead && lead.triggerLimit, expected);
  }

  /** "5 %" or "3 EUR". */
  expectDistance(expected: string): void {
    const lead = this.lead;
    assert.ok('trailing' in lead);
    const { trailing } = lead;
    const said =
      trailing.kind === 'relative'
        ? `${writtenNumber(trailing.distance)} %`
        : `${writtenNumber(trailing.distance.value)} ${unitWord(trailing.distance.unit)}`;
    assert.equal(said, expected);
  }

  expectFallBack(reason: FallBackReason | undefined): void {
    assert.equal(this.#read().fallBack?.reason, reason);
  }

  expectHint(field: OrderField, text: string): void {
    assert.deepEqual(
      this.#issues().map((issue) => [issue.field, issueWords(issue)]),
      [[field, text]],
    );
  }

  /** Every field with something wrong, in the order in which it is said. */
  expectHintsAt(fields: readonly (OrderField | undefined)[]): void {
    assert.deepEqual(
      this.#issues().map(({ field }) => field),
      fields,
    );
  }

  /** What is said of the order's prices in a market at this price. */
  warnings(market: Decimal, mode: InputScreenMode, hours = silentQuote.hours): readonly Issue[] {
    const { venue } = this;
    const { instrument } = this.#draft;
    assert.ok(instrument && venue);
    const last = amount(market, priceUnit(instrument));
    const quote = { ...silentQuote, bid: last, ask: last, last, hours };
    return priceWarnings(this.order, { venue, quote, mode, today: this.#today });
  }

  expectValue(expected: Amount): void {
    assert.deepEqual(orderValue(this.order, undefined)?.value, expected);
  }

  expectCorrection(date: LocalDate, leg: number | undefined): void {
    assert.deepEqual(
      this.#corrections.map((correction) => [formatGermanDate(correction.date), correction.leg]),
      [[formatGermanDate(date), leg === 1 ? 'follow' : 'base']],
    );
  }

  /** The order the draft makes; a draft that makes none fails the scenario. */
  get order(): OrderRequest {
    const read = this.#read();
    return read.kind === 'order' ? read.order : assert.fail('Es wird nach einem Preis gefragt.');
  }

  get lead(): SingleOrder {
    return leadOf(this.order);
  }

  #result(): ReturnType<typeof toOrder> {
    return toOrder(this.#draft, this.facts);
  }

  #issues(): readonly Issue[] {
    const result = this.#result();
    return E.isLeft(result) ? result.left : [];
  }

  #read(): ReadDraft {
    const result = this.#result();
    if (E.isRight(result)) return result.right;
    return assert.fail(result.left.map(issueWords).join('\n'));
  }
}
