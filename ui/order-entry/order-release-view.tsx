import type { Standing } from '@application/order/standing';
import { AmountText } from '@ui/components/amount-text';
import { Button } from '@ui/components/button';
import { Icon } from '@ui/components/icon';
import { useTexts } from '@ui/i18n/use-texts';
import type { TanEntryModel } from '@ui/tan/tan-entry-model';
import { TanEntryView } from '@ui/tan/tan-entry-view';
import { observer } from 'mobx-react-lite';
import type { OrderCheckModel } from './order-check-model';
import type { OrderEntryModel } from './order-entry-model';
import css from './order-page.module.css';
import { OrderSentence } from './order-sentence';
import { costsOf } from './order-total';
import { RichText } from './rich-text';
import sentence from './order-sentence.module.css';

interface OrderReleaseViewProps {
  readonly model: OrderEntryModel;
  readonly check: OrderCheckModel;
  readonly tan: TanEntryModel<Standing>;
}

/** The third step: what is signed stands in words above the proof that signs it (TAN-14). */
export const OrderReleaseView = observer(function OrderReleaseView({
  model,
  check,
  tan,
}: OrderReleaseViewProps) {
  const t = useTexts();
  const { spoken, account } = model.input;
  const { order } = check;
  const costs = costsOf(order, check.costs.value?.[0]);
  const { checkPhrase } = tan.challenge ?? {};
  return (
    <div className={css['narrow']}>
      <section className={css['signed']} aria-labelledby="signed-order">
        <h2 id="signed-order">{t('order.release.signed')}</h2>
        <div className={sentence['large']}>{spoken && <OrderSentence {...spoken} order={order} />}</div>
        <p>
          {t('order.release.wkn', { wkn: spoken?.instrument.wkn ?? '' })}{' '}
          {costs && (
            <RichText
              words={(marks) => t('order.release.costs', marks)}
              parts={{ costs: <AmountText amount={costs} /> }}
            />
          )}{' '}
          {account?.account && t('order.release.account', { number: account.account.displayId })}
        </p>
        <p className={css['promise']}>
          <Icon name="shield-check" />
          {checkPhrase === undefined
            ? t('order.release.compare')
            : t('order.release.comparePhrase', { phrase: checkPhrase })}
        </p>
      </section>
      <TanEntryView
        model={tan}
        submitLabel={t(`order.release.submit.${order.side}`)}
        promise={t('order.release.promise')}
        back={
          <Button variant="text" icon="arrow-left" onPress={model.edit}>
            {t('order.release.back')}
          </Button>
        }
      />
    </div>
  );
});
