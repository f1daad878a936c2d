import { ChoiceField } from '@ui/components/field/choice-field';
import { Disclosure } from '@ui/components/action/disclosure';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderFormValues } from '@domain/order/draft/order-form';
import type { OrderInputModel } from '../order-input-model';
import css from '../order-page.module.css';

type Extension = OrderFormValues['limitExtension'];
type Restriction = OrderFormValues['tradingRestriction'];

/** Limit extension and trading restriction, only where venue and type know one; both are optional (ORD-10). */
export const RefinementFields = observer(function RefinementFields({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const extension = useField(input.form.field('limitExtension'));
  const restriction = useField(input.form.field('tradingRestriction'));
  const { limitExtensions = [], tradingRestrictions = [] } = input.outlook.abilities ?? {};
  if (limitExtensions.length === 0 && tradingRestrictions.length === 0) return null;
  const extensions: readonly Extension[] = ['NO', ...limitExtensions];
  const restrictions: readonly Restriction[] = ['NO', ...tradingRestrictions];
  return (
    <Disclosure summary={t('order.refine.summary')}>
      <div className={css['pair']}>
        {limitExtensions.length > 0 && (
          <ChoiceField<Extension>
            {...extension}
            optional
            look="list"
            label={t('order.field.limitExtension')}
            hint={t(`order.refine.explain.${extension.value}`)}
            choices={extensions.map((value) => ({ value, label: t(`order.refine.name.${value}`) }))}
          />
        )}
        {tradingRestrictions.length > 0 && (
          <ChoiceField<Restriction>
            {...restriction}
            optional
            look="list"
            label={t('order.field.tradingRestriction')}
            hint={t(`order.refine.explain.${restriction.value}`)}
            choices={restrictions.map((value) => ({ value, label: t(`order.refine.name.${value}`) }))}
          />
        )}
      </div>
    </Disclosure>
  );
});
