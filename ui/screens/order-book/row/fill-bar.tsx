import type { Order } from '@domain/order/open/order';
import { percentageOf } from '@domain/money/percentage';
import { decimalText, isZero, rescale } from '@domain/money/decimal';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './fill-bar.module.css';

/** How much of an order is executed and how much will never be, as a bar; the words say the same. */
export function FillBar({ order }: { readonly order: Order }) {
  const t = useTexts();
  const { amount } = useFormats();
  const { quantity, executedQuantity, cancelledQuantity } = order;
  if (isZero(executedQuantity.value)) return null;
  const share = (part: typeof quantity): string => {
    const percent = percentageOf(part.value, quantity.value);
    return percent === undefined ? '0' : decimalText(rescale(percent, 1, 'half-up'));
  };
  const words = t('orderBook.filled', { executed: amount(executedQuantity), quantity: amount(quantity) });
  return (
    <span className={css['fill']} role="img" aria-label={words}>
      <span className={css['executed']} style={{ width: `${share(executedQuantity)}%` }} />
      <span className={css['cancelled']} style={{ width: `${share(cancelledQuantity)}%` }} />
    </span>
  );
}
