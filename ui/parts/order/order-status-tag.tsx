import type { OrderStatus } from '@domain/order/open/order-status';
import type { IconName } from '@ui/components/icon/icon-name';
import { Tag, type TagTone } from '@ui/components/text/tag';
import { useTexts } from '@ui/i18n/use-texts';

const looks: Readonly<Record<OrderStatus, { readonly icon: IconName; readonly tone: TagTone }>> = {
  PENDING: { icon: 'refresh-cw', tone: 'warn' },
  OPEN: { icon: 'circle', tone: 'info' },
  EXECUTED: { icon: 'check', tone: 'ok' },
  PARTIALLY_EXECUTED: { icon: 'circle-dot-dashed', tone: 'info' },
  SETTLED: { icon: 'check-check', tone: 'ok' },
  CANCELLED_USER: { icon: 'x', tone: 'plain' },
  CANCELLED_SYSTEM: { icon: 'x', tone: 'plain' },
  CANCELLED_TRADE: { icon: 'x', tone: 'plain' },
  EXPIRED: { icon: 'calendar-x', tone: 'plain' },
  WAITING: { icon: 'hourglass', tone: 'plain' },
  ACCEPTED: { icon: 'check', tone: 'info' },
  REJECTED: { icon: 'octagon-x', tone: 'error' },
  UNKNOWN: { icon: 'circle-question-mark', tone: 'plain' },
};

interface OrderStatusTagProps {
  readonly status: OrderStatus;
}

/** Where an order stands, as icon and the word of brokerage.md 4; an unknown state is 'n.V.'. */
export function OrderStatusTag({ status }: OrderStatusTagProps) {
  const t = useTexts();
  const { icon, tone } = looks[status];
  return (
    <Tag icon={icon} tone={tone}>
      {t(`orderParts.status.${status}`)}
    </Tag>
  );
}
