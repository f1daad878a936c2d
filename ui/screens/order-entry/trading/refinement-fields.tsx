import { ChoiceField } from '@ui/components/field/choice-field';
import { Disclosure } from '@ui/components/action/disclosure';
import { useField } from '@ui/forms/use-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/form-page.module.css';

type Extension = OrderDraft['limitExtension'];
type Restriction = OrderDraft['tradingRestriction'];

/** Limit extension and trading restriction, only where venue and type know one; both are optional (ORD-10). */
export const RefinementFields = observer(function RefinementFields({
  nodes,
}: {
  readonly nodes: ShownNodes<'limitExtension' | 'tradingRestriction' | 'abilities'>;
}) {
  const t = useTexts();
  const extension = useField(nodes.limitExtension);
  const restriction = useField(nodes.tradingRestriction);
  const { limitExtensions = [], tradingRestrictions = [] } = nodes.abilities.value ?? {};
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
