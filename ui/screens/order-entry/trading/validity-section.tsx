import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { FundDaysText } from '../money/fund-days-text';
import type { OrderInputModel } from '../order-input-model';
import { FormSection } from '@ui/parts/form-page/form-section';
import { ValidityFields } from './validity-fields';

/** How long the order stands; at a fund company, when it gets its price instead; of a quote, seconds (rules.md 3, 6, 9). */
export const ValiditySection = observer(function ValiditySection({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const venue = input.read(input.nodes.venue);
  const type = input.read(input.nodes.type);
  return (
    <FormSection number={5} title={t('order.validity.title')}>
      {venue?.type === 'FUND' ? (
        <FundDaysText input={input} />
      ) : type === 'QUOTE' ? (
        <p>{t('order.validity.quote')}</p>
      ) : venue?.validityTypes.length === 0 ? (
        <p>{t('order.validity.none')}</p>
      ) : (
        <ValidityFields input={input} leg="base" />
      )}
    </FormSection>
  );
});
