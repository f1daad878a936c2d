import type { Activation } from '@domain/order/check/activation';
import type { OrderTotal } from '@domain/order/cost/order-total';
import { marginOf } from '@domain/order/cost/purchase-terms';
import { AmountText } from '@ui/components/text/amount-text';
import type { SummaryRow } from '@ui/components/text/summary-list';
import type { Formats } from '@ui/i18n/formats';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { TextLookup } from '@ui/i18n/texts';
import type { ShownNodes } from '../observed-order';
import { useMoneyRows } from './use-money-rows';

/** When an order entered now becomes active: "sofort, Xetra bis 17:30 Uhr", "Mo., 23.11.2026, 09:00 Uhr, Xetra". */
export function activationText(
  activation: Activation,
  venue: string,
  t: TextLookup,
  formats: Formats,
): string {
  switch (activation.kind) {
    case 'now':
      return activation.until === undefined
        ? t('order.active.now')
        : t('order.active.nowUntil', { venue, time: formats.instant(activation.until) });
    case 'at':
      return t('order.active.at', {
        venue,
        day: formats.instant(activation.opens, 'weekdayDate'),
        time: formats.instant(activation.opens),
      });
    case 'unknown':
      return t('order.active.unknown', { venue });
  }
}

/** What the lines are made of. */
export type TotalNode =
  | 'total'
  | 'venue'
  | 'spoken'
  | 'account'
  | 'purchase'
  | 'breakEven'
  | 'fundDays'
  | 'side';

/**
 * The lines of the summary: what it comes to, and what is left and when it starts; beside the bank's cost note by its
 * value. Called by an observer.
 */
export function useTotalRows(
  nodes: ShownNodes<TotalNode>,
  noted?: OrderTotal,
): {
  readonly main: readonly SummaryRow[];
  readonly small: readonly SummaryRow[];
} {
  const t = useTexts();
  const formats = useFormats();
  const total = noted ?? nodes.total.value;
  const venue = nodes.venue.value;
  const spoken = nodes.spoken.value;
  const account = nodes.account.value;
  const purchase = nodes.purchase.value;
  const breakEven = nodes.breakEven.value;
  const fundDays = nodes.fundDays.value;
  const side = nodes.side.value;
  const main = useMoneyRows(side, total);
  const small: SummaryRow[] = [];
  if (account) {
    const { cash, buffer, credit } = total ?? {};
    if (buffer) {
      const margin = purchase && marginOf(purchase);
      small.push({
        id: 'buffer',
        label: margin
          ? t('order.summary.buffer.margin', { margin: formats.percent(margin, { minDecimals: 0 }) })
          : t('order.summary.buffer.interest'),
        value: <AmountText amount={buffer} />,
      });
    }
    if (cash?.kind === 'covered')
      small.push({
        id: 'left',
        label: t('order.summary.left'),
        value: <AmountText amount={cash.remaining} />,
      });
    else
      small.push({
        id: 'available',
        label: t('order.summary.available'),
        value: <AmountText amount={account.availableCash} />,
      });
    if (credit)
      small.push({
        id: 'credit',
        label: t('order.summary.credit'),
        value: <AmountText amount={credit} />,
      });
    if (cash?.kind === 'short')
      small.push({
        id: 'missing',
        label: t('order.summary.missing'),
        value: <AmountText amount={cash.missing} />,
        kind: 'loss',
      });
  }
  // After costs that do not stand here it would be a figure without its ground.
  if (breakEven && total?.charges)
    small.push({
      id: 'breakEven',
      label: t(`order.summary.breakEven.${side}`),
      // Of a sale it tells what the customer has paid.
      value: <AmountText amount={breakEven} price={side === 'BUY'} />,
    });
  if (venue?.type === 'FUND' && fundDays)
    small.push({
      id: 'priceDay',
      label: t('order.summary.priceDay'),
      value: formats.day(fundDays.priceDay, 'weekdayDate'),
    });
  // A dealer's price is taken within seconds or not at all: nothing waits for an opening.
  else if (venue && spoken && spoken.subject.orderType !== 'QUOTE')
    small.push({
      id: 'active',
      label: t('order.summary.active'),
      value: activationText(spoken.start.activation, venue.name, t, formats),
    });
  return { main, small };
}
