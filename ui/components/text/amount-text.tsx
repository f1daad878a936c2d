import type { Amount } from '@domain/money/amount';
import type { DecimalShape } from '@ui/i18n/format-decimal';
import { COVER } from '@ui/i18n/formats';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './amount-text.module.css';
import { Unit } from './unit';
import { UnknownFigure } from './unknown-figure';
import { VisuallyHidden } from './visually-hidden';

interface AmountTextProps {
  /** Unknown shows as a dash, never as 0. */
  readonly amount: Amount | undefined;
  readonly shape?: DecimalShape;
  /** The column or heading already names the unit. */
  readonly bare?: boolean;
  /** A price of the market, of an order or of the bank: seen in discreet mode, as nothing else is. */
  readonly price?: boolean;
}

/** An amount as figure and dimmed unit. */
export function AmountText({ amount, shape, bare = false, price = false }: AmountTextProps) {
  const formats = useFormats();
  const t = useTexts();
  if (amount === undefined) return <UnknownFigure />;
  const figure = formats[price ? 'priceFigure' : 'figure'](amount, shape);
  return (
    <span className={css['amount']}>
      {figure === COVER ? (
        <>
          <span aria-hidden="true">{COVER}</span>
          <VisuallyHidden>{t('common.figure.hidden')}</VisuallyHidden>
        </>
      ) : (
        figure
      )}
      {!bare && <Unit>{formats.unit(amount.unit, figure === COVER ? undefined : amount.value)}</Unit>}
    </span>
  );
}
