import { leadOf } from '@domain/order/legs-of';
import { AmountText } from '@ui/components/text/amount-text';
import { Button } from '@ui/components/action/button';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { ReleaseView } from '@ui/release/release-view';
import { HeldDepot } from '@ui/parts/depot/held-depot';
import { OrderSentence } from '@ui/parts/order/sentence/order-sentence';
import { spokenRequest } from '@domain/order/say/spoken-order';
import { LazySaleTax } from '@ui/parts/tax/lazy-sale-tax';
import { observer } from 'mobx-react-lite';
import type { OrderCheckModel } from './order-check-model';
import type { OrderEntryModel } from '../order-entry-model';
import type { ReleaseStep } from '../order-step';
import css from '@ui/parts/form-page/form-page.module.css';
import { totalOfCheck } from './noted-total';
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
            words: <OrderWords input={model.input} check={check} />,
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
  readonly input: Pick<OrderEntryModel['input'], 'shown' | 'costs' | 'settlement'>;
  readonly check: OrderCheckModel;
}

const OrderWords = observer(function OrderWords({ input, check }: OrderWordsProps) {
  const t = useTexts();
  const { shown: nodes, costs } = input;
  const spoken = nodes.spoken.value;
  const account = nodes.account.value;
  const { order } = check;
  const formats = useFormats();
  const orderTotal = totalOfCheck(nodes, check);
  const { value, interest, charges, total, inAccount } = orderTotal;
  const { side } = leadOf(order);
  // The device is told what the price makes of it when the TAN is asked for.
  const isOfMoment = total !== undefined && value?.certainty === 'about';
  return (
    <>
      <div className={sentence['large']}>
        {spoken && <OrderSentence spoken={spokenRequest(spoken, order)} />}
      </div>
      <HeldDepot depot={input.settlement.depot(leadOf(order).depotId)} />
      <p className={css['details']}>
        {t('order.release.wkn', { wkn: spoken?.instrument.wkn ?? '' })}{' '}
        {isOfMoment && `${t('order.release.atCheck')} `}
        {value && charges && total && (
          <RichText
            words={(marks) =>
              t(interest ? `order.release.costsWithInterest.${side}` : `order.release.costs.${side}`, {
                ...marks,
                certainty: t(`order.release.certainty.${value.certainty}`),
                day: interest ? formats.day(interest.tradedOn, 'weekdayDate') : '',
              })
            }
            parts={{
              value: <AmountText amount={value.value} />,
              interest: <AmountText amount={interest?.amount} />,
              charges: <AmountText amount={charges} />,
              total: (
                <b>
                  <AmountText amount={total} />
                </b>
              ),
            }}
          />
        )}{' '}
        {isOfMoment && `${t('order.release.follows')} `}
        {inAccount && (
          <RichText
            words={(marks) => t(`order.release.inAccount.${side}`, marks)}
            parts={{ amount: <AmountText amount={inAccount} /> }}
          />
        )}{' '}
        {account?.account && t('order.release.account', { number: account.account.displayId })}
      </p>
      <LazySaleTax order={leadOf(order)} total={orderTotal} money={costs.money} />
    </>
  );
});
