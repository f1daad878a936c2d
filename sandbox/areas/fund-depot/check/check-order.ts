import { berlinTime } from '@domain/time/berlin-time';
import { calendarDay } from '@domain/time/local-date';
import type { WireMessage } from '@sandbox/platform/http/message';
import { daysAt, daysOf } from '../rules/dealing-days';
import { dealingDayOf } from '../rules/regular-dates';
import type { FundOrderRow } from '../store/fund-record';
import type { FundOrderKind } from '../store/fund-tables';
import { checkAccount, coverMessages } from './check-account';
import { checkRegular } from './check-regular';
import { checkDeposit, checkWithdrawal } from './check-size';
import { missing, wrong, type Checked, type CheckedOrder, type Extent, type Regular } from './checked-order';
import { isGiven, type FundOrderBody } from './fund-body';
import type { FundFacts } from './fund-facts';
import { fundMessage } from './fund-messages';
import { depositRows, withdrawalRows } from './planned-rows';

const KINDS: readonly FundOrderKind[] = ['DEPOSIT', 'WITHDRAWAL'];

/** What has been found of an order, whole or not. */
export interface OrderCheck {
  readonly messages: readonly WireMessage[];
  /** As far as it is known. */
  readonly draft: Partial<CheckedOrder>;
  /** Present where nothing is wrong and nothing missing. */
  readonly order?: CheckedOrder;
}

/** Whether an order cannot be made like this. */
export const hasErrors = (messages: readonly WireMessage[]): boolean =>
  messages.some(({ severity }) => severity === 'ERROR');

/** Checks an order, or as much of one as was sent; `before` is the order that is changed, if one is. */
export function checkOrder(
  body: FundOrderBody,
  facts: FundFacts,
  extent: Extent,
  before?: FundOrderRow,
): OrderCheck {
  const kind = checkKind(body, extent, before);
  const regular = checkRhythm(body, facts, extent, before);
  const size =
    kind.value === undefined
      ? { messages: [] }
      : kind.value === 'DEPOSIT'
        ? checkDeposit(body, extent)
        : checkWithdrawal(body, facts, extent);
  const account = checkAccount(body, facts, extent);
  const isDeposit = kind.value === 'DEPOSIT';
  const found = [
    ...depotMessages(facts, isDeposit),
    ...kind.messages,
    ...regular.messages,
    ...size.messages,
    ...account.messages,
    ...(isDeposit && account.value !== undefined
      ? coverMessages(account.value, size.value, isGiven(body.regular), facts)
      : []),
  ];
  const days =
    regular.value === undefined
      ? isGiven(body.regular)
        ? undefined
        : ownDays(facts, before)
      : daysOf(dealingDayOf(regular.value.next));
  const rows =
    size.value === undefined || hasErrors(size.messages)
      ? undefined
      : size.value.kind === 'amount' && isDeposit
        ? depositRows(size.value.amount, facts.market, facts.now)
        : withdrawalRows(size.value, facts.held);
  const messages = [
    ...found,
    ...(days === undefined || hasErrors(found) || kind.value === undefined
      ? []
      : [
          fundMessage.info('hinweis-fondsauftrag-preis-offen', {
            args: { preistag: days.price },
          }),
        ]),
  ];
  const draft = {
    ...(kind.value && { kind: kind.value }),
    ...(size.value && { size: size.value }),
    ...(account.value && { account: account.value }),
    ...(rows && { rows }),
    ...(days && { days }),
    regular: regular.value,
  };
  const isWhole = extent === 'full' && !hasErrors(messages);
  const { kind: k, size: s, account: a, rows: r, days: d } = draft;
  if (!isWhole || !k || !s || !a || !r || !d) return { messages, draft };
  return {
    messages,
    draft,
    order: {
      depotDisplayId: facts.displayId,
      kind: k,
      size: s,
      account: a,
      rows: r,
      days: d,
      regular: regular.value,
    },
  };
}

/** Before its cut-off an order keeps its days. */
const ownDays = ({ now }: FundFacts, before: FundOrderRow | undefined) => {
  const dealing = before?.dealing_day ?? undefined;
  return dealing === undefined ? daysAt(now) : daysOf(calendarDay(dealing));
};

function depotMessages(
  { closedOn, open, isUsPerson }: FundFacts,
  isDeposit: boolean,
): readonly WireMessage[] {
  if (closedOn !== null) return [fundMessage.error('fehler-fondsdepot-geschlossen')];
  if (open.some(({ closes }) => closes)) return [fundMessage.error('fehler-fondsdepot-in-aufloesung')];
  if (isDeposit && isUsPerson) {
    return [fundMessage.error('fehler-als-usperson-handel-des-wptyps-nicht-erlaubt')];
  }
  return [];
}

function checkKind(
  { kind }: FundOrderBody,
  extent: Extent,
  before: FundOrderRow | undefined,
): Checked<FundOrderKind> {
  if (!isGiven(kind)) return { messages: extent === 'full' ? [missing('kind')] : [] };
  const read = KINDS.find((each) => each === kind);
  if (read === undefined) return wrong('fehler-fondsauftrag-art-unbekannt', ['kind']);
  if (before !== undefined && before.kind !== read) {
    return wrong('fehler-fondsauftrag-art-unveraenderlich', ['kind']);
  }
  return { messages: [], value: read };
}

function checkRhythm(
  { kind, regular }: FundOrderBody,
  { now }: FundFacts,
  extent: Extent,
  before: FundOrderRow | undefined,
): Checked<Regular> {
  if (before !== undefined && (before.interval !== null) !== isGiven(regular)) {
    return wrong('fehler-fondsauftrag-art-unveraenderlich', ['regular']);
  }
  if (!isGiven(regular)) return { messages: [] };
  if (kind === 'WITHDRAWAL') return wrong('fehler-fondsauftrag-regelmaessig-nur-einzahlung', ['regular']);
  return checkRegular(regular, berlinTime(now).date, extent, before);
}
