import { tradingParts } from '@domain/order/open/order-leg';
import { canChange } from '@domain/order/open/order-permission';
import type { Order } from '@domain/order/open/order';
import { ChoiceField } from '@ui/components/field/choice-field';
import { SummaryList } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';
import { OrderStatusTag } from '@ui/parts/order/order-status-tag';
import { usePartName } from '@ui/parts/order/use-part-name';
import { observer } from 'mobx-react-lite';
import type { OrderChangeModel } from './order-change-model';

interface ChangePartChoiceProps {
  readonly model: OrderChangeModel;
  readonly order: Order;
}

/** Which leg of a combined order is changed; those that cannot be say why (rules.md 4). */
export const ChangePartChoice = observer(function ChangePartChoice({ model, order }: ChangePartChoiceProps) {
  const t = useTexts();
  const nameOf = usePartName();
  const { parts, editing } = model;
  const fixed = tradingParts(order).filter((part) => !parts.includes(part));
  if (order.subOrders.length === 0) return null;
  return (
    <>
      <ChoiceField
        id="change-part"
        label={t('orderChange.part.label')}
        value={editing?.part.id}
        choices={parts.map((part) => ({ value: part.id, label: nameOf(order, part) }))}
        onChange={model.choosePart}
      />
      {fixed.length > 0 && (
        <SummaryList
          small
          rows={fixed.map((part) => ({
            id: part.id,
            label: (
              <>
                {nameOf(order, part)} <OrderStatusTag status={part.status} />
              </>
            ),
            value: <PartDenial part={part} />,
          }))}
        />
      )}
    </>
  );
});

function PartDenial({ part }: { readonly part: Order }) {
  const t = useTexts();
  const permission = canChange(part);
  return permission.kind === 'denied' && t(`orderChange.reason.${permission.reason}`);
}
