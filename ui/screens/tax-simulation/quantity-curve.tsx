import type { Row } from '@domain/form/nodes/node';
import { decimalText, type Decimal } from '@domain/money/decimal';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import type { SaleNodes } from '@domain/tax/form/tax-form';
import { placesOf } from '@domain/tax/sellable-position';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { TaxSimulationModel } from './tax-simulation-model';
import css from './tax-simulation.module.css';

interface QuantityCurveProps {
  readonly model: TaxSimulationModel;
  readonly row: Row<SaleNodes>;
}

/** The tax by quantity as a line, and the slider that chooses on it; the variants say the same in words. */
export const QuantityCurve = observer(function QuantityCurve({ model, row }: QuantityCurveProps) {
  const t = useTexts();
  const formats = useFormats();
  const position = model.positionOf(row);
  const points = model.curve(row);
  if (position === undefined || points.length < 2) return null;
  const quantity = model.quantityOf(row);
  const scale = placesOf(position);
  const most = inNumber(position.sellable.value);
  const peak = Math.max(...points.map(({ tax }) => inNumber(tax)), 1);
  const low = Math.min(...points.map(({ tax }) => inNumber(tax)), 0);
  const line = points
    .map(({ quantity: many, tax }) => {
      const x = (inNumber(many) / most) * 100;
      const y = 100 - ((inNumber(tax) - low) / (peak - low)) * 100;
      return `${x.toFixed(2)},${y.toFixed(2)}`;
    })
    .join(' ');
  const chosen = quantity ?? position.sellable.value;
  const words = t('tax.curve', {
    quantity: formats.decimal(chosen),
    tax: formats.amount(amount(model.tax, EUR), { minDecimals: 2 }),
  });
  return (
    <div className={css['curve']}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon className={css['area']} points={`0,100 ${line} 100,100`} />
        <polyline className={css['line']} points={line} />
      </svg>
      <input
        type="range"
        min={0}
        max={most}
        step={decimalText({ units: 1n, scale })}
        value={inNumber(chosen)}
        aria-label={t('tax.slider')}
        aria-valuetext={words}
        onChange={(event) => {
          model.choose(row, { units: BigInt(Math.round(Number(event.target.value) * 10 ** scale)), scale });
        }}
      />
    </div>
  );
});

/** Pictures alone are drawn with it. */
const inNumber = ({ units, scale }: Decimal): number => Number(units) / 10 ** scale;
