import type { Row } from '@domain/form/nodes/node';
import type { SaleNodes } from '@domain/tax/form/tax-form';
import type { SellablePosition } from '@domain/tax/sellable-position';
import { Button } from '@ui/components/action/button';
import { AmountField } from '@ui/components/field/amount-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { QuantityCurve } from './quantity-curve';
import type { SaleRow, TaxSimulationModel } from './tax-simulation-model';
import { shortName, useHeld } from './use-held-name';
import css from './tax-simulation.module.css';

interface SaleFieldsProps {
  readonly model: TaxSimulationModel;
  readonly row: Row<SaleNodes>;
  readonly onRemove: () => void;
}

/** One position of the simulation: which, how much of it, at which price. */
export const SaleFields = observer(function SaleFields({ model, row, onRemove }: SaleFieldsProps) {
  const t = useTexts();
  const fields = model.row(row);
  const position = model.positionOf(row);
  const formats = useFormats();
  return (
    <fieldset className={css['sale']}>
      <legend>{position?.name ?? t('tax.field.position')}</legend>
      <PositionField row={fields} positions={model.positionsFor(row)} />
      <div className={css['pair']}>
        <NumberOf
          field={fields.quantity}
          label={t('tax.field.quantity')}
          unit={position === undefined ? '' : formats.unit(position.sellable.unit)}
        />
        <NumberOf
          field={fields.price}
          label={t('tax.field.price')}
          unit={position === undefined ? '' : formats.unit(position.price.unit)}
          hint={t('tax.priceHint')}
        />
      </div>
      <QuantityCurve model={model} row={row} />
      {model.canRemove && (
        <div className={css['onScreen']}>
          <Button variant="text" onPress={onRemove}>
            {t('tax.remove')}
          </Button>
        </div>
      )}
    </fieldset>
  );
});

const PositionField = observer(function PositionField({
  row,
  positions,
}: {
  readonly row: SaleRow;
  readonly positions: readonly SellablePosition[];
}) {
  const t = useTexts();
  const held = useHeld();
  const field = useField(row.position);
  const chosen = positions.find(({ id }) => id === field.value);
  return (
    <ChoiceField
      {...field}
      label={t('tax.field.position')}
      look="list"
      placeholder={t('tax.choose')}
      choices={positions.map((each) => ({ value: each.id, label: shortName(each, positions) }))}
      {...(chosen && { hint: held(chosen) })}
    />
  );
});

const NumberOf = observer(function NumberOf({
  field,
  label,
  unit,
  hint,
}: {
  readonly field: SaleRow['quantity'];
  readonly label: string;
  readonly unit: string;
  readonly hint?: string;
}) {
  return <AmountField {...useField(field)} label={label} unit={unit} {...(hint !== undefined && { hint })} />;
});
