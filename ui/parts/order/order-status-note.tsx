import type { Order } from '@domain/order/open/order';
import { Caption } from '@ui/components/text/caption';
import { useFormats, useTexts } from '@ui/i18n/use-texts';

/** The second line under a status: why, or how much of it. The three cancelled states differ only here (rules.md 5). */
export function OrderStatusNote({ order }: { readonly order: Order }) {
  const t = useTexts();
  const formats = useFormats();
  switch (order.status) {
    case 'PARTIALLY_EXECUTED':
      return (
        <Caption>
          {t('orderParts.statusReason.partial', {
            open: formats.amount(order.openQuantity),
          })}
        </Caption>
      );
    case 'CANCELLED_SYSTEM':
      return (
        <Caption>
          {order.statusReason === undefined
            ? t('orderParts.statusReason.CANCELLED_SYSTEM')
            : t(`orderParts.cancelledBecause.${order.statusReason}`)}
        </Caption>
      );
    case 'CANCELLED_USER':
    case 'CANCELLED_TRADE':
    case 'EXPIRED':
    case 'WAITING':
    case 'PENDING':
      return <Caption>{t(`orderParts.statusReason.${order.status}`)}</Caption>;
    case 'OPEN':
    case 'EXECUTED':
    case 'SETTLED':
    case 'ACCEPTED':
    case 'REJECTED':
    case 'UNKNOWN':
      return null;
  }
}
