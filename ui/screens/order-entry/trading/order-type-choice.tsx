import type { EnterableOrderType } from '@domain/order/order-request';
import type { FieldProps } from '@ui/components/field/field-frame';
import { ChoiceField } from '@ui/components/field/choice-field';
import { useTexts } from '@ui/i18n/use-texts';
import { familiesOf, familyOf, isTrailing, trailingTypes, typeOf } from '@domain/order/draft/type-families';

interface OrderTypeChoiceProps<Type extends EnterableOrderType> extends FieldProps {
  readonly value: Type;
  /** Only these can be chosen (ORD-05); the present one is shown even if it is none of them. */
  readonly offered: readonly Type[];
  readonly onChange: (type: Type) => void;
}

/** How the price is found, each way with a line of explanation; stops that follow the price have ways of their own. */
export function OrderTypeChoice<Type extends EnterableOrderType>({
  value,
  offered,
  onChange,
  ...field
}: OrderTypeChoiceProps<Type>) {
  const t = useTexts();
  const family = familyOf(value);
  const shown = familiesOf([...offered, value]);
  const possible = familiesOf(offered);
  const ways = trailingTypes.filter((way) => offered.some((type) => type === way));
  const choose = (type: Type | undefined): void => {
    if (type !== undefined) onChange(type);
  };
  return (
    <>
      <ChoiceField
        {...field}
        value={family}
        label={field.label}
        hint={t(`order.price.explain.${value}`)}
        choices={shown.map((each) => ({
          value: each,
          label: each === 'TRAILING' ? t('order.price.trailing') : t(`orderParts.type.${each}`),
          disabled: each !== family && !possible.includes(each),
        }))}
        onChange={(chosen) => choose(typeOf(chosen, offered, value))}
      />
      {isTrailing(value) && ways.length > 1 && (
        <ChoiceField
          id={`${field.id}-trailing`}
          label={t('order.price.trailingWay')}
          value={ways.find((way) => way === value)}
          choices={ways.map((way) => ({ value: way, label: t(`order.price.trailingWays.${way}`) }))}
          onChange={(way) => choose(offered.find((type) => type === way))}
        />
      )}
    </>
  );
}
