import { leadOf } from '@domain/order/legs-of';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/form-page.module.css';

interface CoverRuleProps {
  readonly nodes: ShownNodes<'order' | 'total'>;
}

/**
 * What happens to a purchase that no limit holds if its price is more than the account has (wire.md): said before it
 * is sent, for it is not executed then.
 */
export const CoverRule = observer(function CoverRule({ nodes }: CoverRuleProps) {
  const t = useTexts();
  const order = nodes.order.value;
  const value = nodes.total.value?.value;
  if (order === undefined || value?.certainty !== 'about') return null;
  const { side, directDebit } = leadOf(order);
  if (side !== 'BUY' || directDebit !== undefined) return null;
  return <p className={css['details']}>{t('order.summary.coverRule')}</p>;
});
