import type { Row } from '@domain/form/nodes/node';
import { decimalText, equals, maximum, minimum, sum, zero, type Decimal } from '@domain/money/decimal';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import type { SaleNodes } from '@domain/tax/form/tax-form';
import { placesOf, type SellablePosition } from '@domain/tax/sellable-position';
import { inOrder } from '@domain/tax/sold-lots';
import { classNames } from '@ui/components/class-names';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { TaxSimulationModel } from './tax-simulation-model';
import css from './tax-simulation.module.css';

interface QuantityCurveProps {
  readonly model: TaxSimulationModel;
  readonly row: Row<SaleNodes>;
}

/** A point of the line that is named, in percent of the picture. */
interface Mark {
  readonly kind: 'chosen' | 'free';
  readonly said: string;
  readonly x: number;
  readonly y: number;
}

const CENTS = { minDecimals: 2, maxDecimals: 2 } as const;

/** The tax by quantity as a line, where any costs one, and the slider that chooses; the variants say the same in words. */
export const QuantityCurve = observer(function QuantityCurve({ model, row }: QuantityCurveProps) {
  const t = useTexts();
  const formats = useFormats();
  const position = model.positionOf(row);
  const curve = model.curve(row);
  if (position === undefined || curve === undefined || curve.points.length < 2) return null;
  const { points } = curve;
  const taxes = points.map(({ tax }) => tax);
  const quantity = model.quantityOf(row);
  const scale = placesOf(position);
  const most = inNumber(position.sellable.value);
  const peak = Math.max(...points.map(({ tax }) => inNumber(tax)), 1);
  const low = Math.min(...points.map(({ tax }) => inNumber(tax)), 0);
  const at = (many: Decimal, tax: Decimal) => ({
    x: (inNumber(many) / most) * 100,
    y: 100 - ((inNumber(tax) - low) / (peak - low)) * 100,
  });
  const line = points
    .map(({ quantity: many, tax }) => {
      const { x, y } = at(many, tax);
      return `${x.toFixed(2)},${y.toFixed(2)}`;
    })
    .join(' ');
  const ends = lotEnds(position);
  const chosen = quantity ?? position.sellable.value;
  const words = t('tax.curve', {
    quantity: formats.amount(amount(chosen, position.sellable.unit)),
    tax: formats.amount(amount(model.tax, EUR), { minDecimals: 2 }),
  });
  const marks: readonly Mark[] = [
    ...(equals(curve.withoutTax, position.sellable.value)
      ? []
      : [
          {
            kind: 'free' as const,
            said: t('tax.curveFree', { quantity: formats.own(curve.withoutTax) }),
            ...at(curve.withoutTax, zero),
          },
        ]),
    ...(curve.chosen === undefined
      ? []
      : [
          {
            kind: 'chosen' as const,
            said: t('tax.curveChosen', { tax: formats.own(curve.chosen.tax, CENTS) }),
            ...at(curve.chosen.sale.quantity, curve.chosen.tax),
          },
        ]),
  ];
  return (
    <div className={css['curve']}>
      {points.some(({ tax }) => tax.units !== 0n) && (
        <>
          <p className={css['hint']}>
            {t('tax.curveHint', {
              least: formats.own(taxes.reduce(minimum), CENTS),
              most: formats.own(taxes.reduce(maximum), CENTS),
            })}
            {ends.length > 0 && ` ${t('tax.curveLots')}`}
          </p>
          <div className={css['picture']}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {ends.map((end) => {
                const x = ((inNumber(end) / most) * 100).toFixed(2);
                return <line key={x} className={css['lotEnd']} x1={x} x2={x} y1="0" y2="100" />;
              })}
              <polygon className={css['area']} points={`0,100 ${line} 100,100`} />
              <polyline className={css['line']} points={line} />
            </svg>
            {marks.map(({ kind, x, y, said }) => (
              <span
                key={kind}
                aria-hidden="true"
                className={classNames(
                  css['mark'],
                  x > 40 && css['markBefore'],
                  kind === 'free' && css['markBelow'],
                )}
                style={{ insetInlineStart: `${x.toFixed(2)}%`, insetBlockStart: `${y.toFixed(2)}%` }}
              >
                <span>{said}</span>
              </span>
            ))}
          </div>
          <p className={css['scale']} aria-hidden="true">
            <span>{formats.own(zero)}</span>
            <span>{formats.own(position.sellable.value)}</span>
          </p>
        </>
      )}
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

/** Where one lot ends and the next is sold, first in first out. */
function lotEnds({ lots }: SellablePosition): readonly Decimal[] {
  const ordered = inOrder(lots).map(({ quantity }) => quantity);
  return ordered.slice(1).map((_, index) => sum(ordered.slice(0, index + 1)));
}

/** Pictures alone are drawn with it. */
const inNumber = ({ units, scale }: Decimal): number => Number(units) / 10 ** scale;
