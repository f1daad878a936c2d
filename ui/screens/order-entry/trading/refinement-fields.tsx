import { ChoiceField } from '@ui/components/field/choice-field';
import { Disclosure } from '@ui/components/action/disclosure';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderInputModel } from '../order-input-model';
import css from '@ui/parts/form-page/form-page.module.css';

type Extension = OrderDraft['limitExtension'];
type Restriction = OrderDraft['tradingRestriction'];

/** Limit extension and trading restriction, only where venue and type know one; both are optional (ORD-10). */
export const RefinementFields = observer(function RefinementFields({
  input,
}: {
  readonly input: OrderInputModel;
}) {
  const t = useTexts();
  const extension = useField(input.field(input.nodes.limitExtension));
  const restriction = useField(input.field(input.nodes.tradingRestriction));
  const { limitExtensions = [], tradingRestrictions = [] } = input.read(input.nodes.abilities) ?? {};
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
