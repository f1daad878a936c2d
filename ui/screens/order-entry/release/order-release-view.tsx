import { leadOf } from '@domain/order/legs-of';
import { AmountText } from '@ui/components/text/amount-text';
import { Button } from '@ui/components/action/button';
import { useTexts } from '@ui/i18n/use-texts';
import { ReleaseView } from '@ui/release/release-view';
import { legsTotal } from '@domain/order/cost/legs-total';
import { OrderSentence } from '@ui/parts/order/sentence/order-sentence';
import { spokenRequest } from '@domain/order/say/spoken-order';
import { observer } from 'mobx-react-lite';
import type { OrderCheckModel } from './order-check-model';
import type { OrderEntryModel } from '../order-entry-model';
import type { ReleaseStep } from '../order-step';
import css from '../order-page.module.css';
import { costsOf } from '@domain/order/cost/order-total';
import sentence from '@ui/parts/order/sentence/order-sentence.module.css';
import { RichText } from '../../../components/text/rich-text';

interface OrderReleaseViewProps {
  readonly model: OrderEntryModel;
  readonly step: Pick<ReleaseStep, 'check' | 'release'>;
}

/** The third step: what is signed stands in words above the proof that signs it (TAN-14), then what became of it. */
export const OrderReleaseView = observer(function OrderReleaseView({ model, step }: OrderReleaseViewProps) {
  const t = useTexts();
  const { check, release } = step;
  return (
    <div className={css['narrow']}>
      <ReleaseView
        model={release}
        proof={
          check && {
            words: <OrderWords model={model} check={check} />,
            submitLabel: t(`order.release.submit.${leadOf(check.order).side}`),
            promise: t('order.release.promise'),
            back: (
              <Button variant="text" icon="arrow-left" onPress={model.edit}>
                {t('order.release.back')}
              </Button>
            ),
          }
        }
      />
    </div>
  );
});

interface OrderWordsProps {
  readonly model: OrderEntryModel;
  readonly check: OrderCheckModel;
}

const OrderWords = observer(function OrderWords({ model, check: { order, costs: told } }: OrderWordsProps) {
  const t = useTexts();
  const spoken = model.input.read(model.input.nodes.spoken);
  const account = model.input.read(model.input.nodes.account);
  const notes = told.value ?? [];
  const costs = legsTotal(order.orderType, notes) ?? costsOf(leadOf(order).side, notes[0]);
  return (
    <>
      <div className={sentence['large']}>
        {spoken && <OrderSentence spoken={spokenRequest(spoken, order)} />}
      </div>
      <p className={css['details']}>
        {t('order.release.wkn', { wkn: spoken?.instrument.wkn ?? '' })}{' '}
        {costs && (
          <RichText
            words={(marks) => t('order.release.costs', marks)}
            parts={{
              value: <AmountText amount={notes[0]?.expectedValue} />,
              costs: <AmountText amount={costs} />,
            }}
          />
        )}{' '}
        {account?.account && t('order.release.account', { number: account.account.displayId })}
      </p>
    </>
  );
});
