import type { ValidityNodes } from '@domain/order/form/order-nodes';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { FundDaysText } from '../money/fund-days-text';
import type { ShownNodes } from '../observed-order';
import { FormSection } from '@ui/parts/form-page/form-section';
import { ValidityFields, type ValidityDays } from './validity-fields';

/** How long the order stands; at a fund company, when it gets its price instead; of a quote, seconds (rules.md 3, 6, 9). */
export const ValiditySection = observer(function ValiditySection({
  nodes,
  days,
}: {
  readonly nodes: ShownNodes<'venue' | 'type' | 'fundDays' | 'instrument' | 'quote' | keyof ValidityNodes>;
  readonly days: ValidityDays;
}) {
  const t = useTexts();
  const venue = nodes.venue.value;
  const type = nodes.type.value;
  return (
    <FormSection number={5} title={t('order.validity.title')}>
      {venue?.type === 'FUND' ? (
        <FundDaysText nodes={nodes} />
      ) : type === 'QUOTE' ? (
        <p>{t('order.validity.quote')}</p>
      ) : venue?.validityTypes.length === 0 ? (
        <p>{t('order.validity.none')}</p>
      ) : (
        <ValidityFields nodes={nodes} leg={nodes} days={days} />
      )}
    </FormSection>
  );
});
