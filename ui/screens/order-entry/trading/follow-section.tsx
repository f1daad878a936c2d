import { followOrderTypes } from '@domain/order/order-request';
import { quantityUnit } from '@domain/instrument/instrument';
import { one } from '@domain/money/decimal';
import { PIECES } from '@domain/money/unit';
import { NumberField } from '@ui/components/field/number-field';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/form-page.module.css';
import { FormSection } from '@ui/parts/form-page/form-section';
import { OrderTypeChoice } from './order-type-choice';
import { PriceFields } from './price-fields';
import { ValidityFields, type ValidityDays } from './validity-fields';

interface FollowProps {
  readonly nodes: ShownNodes<
    'follow' | 'venue' | 'partial' | 'quote' | 'priceUnit' | 'instrument' | 'quantity'
  >;
  readonly days: ValidityDays;
}

/** What follows once the purchase is executed in full: a sale of its own type, prices and validity (ORD-13, rules.md 4). */
export const FollowSection = observer(function FollowSection({ nodes, days }: FollowProps) {
  const t = useTexts();
  const type = useField(nodes.follow.orderType);
  const venue = nodes.venue.value;
  const partial = nodes.partial.value;
  const offered = followOrderTypes.filter(
    (each) => venue === undefined || venue.orderTypes[each] !== undefined,
  );
  return (
    <FormSection number={6} title={t('order.follow.title')}>
      <p>{t('order.follow.rule')}</p>
      <OrderTypeChoice {...type} label={t('order.follow.type')} offered={offered} />
      <PriceFields
        nodes={nodes}
        leg={nodes.follow}
        type={type.value}
        side="SELL"
        against={{ price: partial?.limit, is: 'base' }}
      />
      <FollowQuantity nodes={nodes} />
      <ValidityFields nodes={nodes} leg={nodes.follow} days={days} />
    </FormSection>
  );
});

/** How much of what was bought is sold again. */
export const FollowQuantity = observer(function FollowQuantity({
  nodes,
}: {
  readonly nodes: ShownNodes<'follow' | 'instrument' | 'quantity'>;
}) {
  const t = useTexts();
  const formats = useFormats();
  const instrument = nodes.instrument.value;
  const baseQuantity = nodes.quantity.value;
  const quantity = useField(nodes.follow.quantity);
  const unit = instrument ? quantityUnit(instrument) : PIECES;
  return (
    <div className={css['pair']}>
      <NumberField
        {...quantity}
        label={t('order.follow.quantity')}
        unit={formats.unit(unit)}
        step={one}
        stepLabels={{ less: t('order.quantity.less'), more: t('order.quantity.more') }}
        hint={
          baseQuantity === ''
            ? undefined
            : t('order.follow.atMost', { quantity: baseQuantity, unit: formats.unit(unit) })
        }
      />
    </div>
  );
});
