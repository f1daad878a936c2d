import type { CostIndication } from '@domain/order/cost/cost-indication';
import { notedTotal, type OrderTotal } from '@domain/order/cost/order-total';
import { changedInterest } from '@domain/order/open/changed-interest';
import { changedOrder } from '@domain/order/open/changed-order';
import type { Order } from '@domain/order/open/order';
import type { OrderChange } from '@domain/order/open/order-change';
import type { LocalDate } from '@domain/time/local-date';
import type { Amount } from '@domain/money/amount';
import { Cell, Row, RowHeader } from '@ui/components/table/table';
import { AmountText } from '@ui/components/text/amount-text';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { CostsOfChange } from './change-costs-model';
import type { CheckedChange } from './change-step';

interface ChangeTotalsProps {
  readonly part: Order;
  readonly checked: CheckedChange;
  readonly costs: CostsOfChange;
}

/** What the open part comes to before and after, in the words of the entry; of a bond with its accrued interest. */
export function ChangeTotals({ part, checked: { change, interest }, costs }: ChangeTotalsProps) {
  const t = useTexts();
  const formats = useFormats();
  const day = interest?.tradedOn;
  const before = totalOfPart(part, {}, costs.before, day);
  const after = totalOfPart(part, change, costs.after, day);
  const rows: readonly (readonly [label: string, of: (total: OrderTotal) => Amount | undefined])[] = [
    [t(`order.summary.value.${after?.value?.certainty ?? 'about'}`), ({ value }) => value?.value],
    ...(interest
      ? [
          [
            t('order.summary.interest', { day: formats.day(interest.settledOn) }),
            (total: OrderTotal) => total.interest?.amount,
          ] as const,
        ]
      : []),
    [t('order.summary.charges'), ({ charges }) => charges],
    [t(`order.summary.total.${part.side}`), ({ total }) => total],
  ];
  return rows.map(([label, of]) => (
    <Row key={label}>
      <RowHeader>{label}</RowHeader>
      <Cell numeric>
        <AmountText amount={before && of(before)} />
      </Cell>
      <Cell numeric>
        <AmountText amount={after && of(after)} />
      </Cell>
    </Row>
  ));
}

function totalOfPart(
  part: Order,
  change: OrderChange,
  note: CostIndication | undefined,
  tradedOn: LocalDate | undefined,
): OrderTotal | undefined {
  const order = changedOrder(part, change);
  const interest = tradedOn && changedInterest(part, tradedOn, change);
  return order && notedTotal(order, { indication: note, account: undefined, interest });
}
