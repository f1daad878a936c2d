import type { Amount } from '@domain/money/amount';
import type { DecimalShape } from '@ui/i18n/format-decimal';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './amount-text.module.css';
import { useDiscreet } from './discreet';
import { Unit } from './unit';
import { UnknownFigure } from './unknown-figure';
import { VisuallyHidden } from './visually-hidden';

interface AmountTextProps {
  /** Unknown shows as a dash, never as 0. */
  readonly amount: Amount | undefined;
  readonly shape?: DecimalShape;
  /** The column or heading already names the unit. */
  readonly bare?: boolean;
  /** The customer's own money: hidden in discreet mode. */
  readonly personal?: boolean;
}

/** An amount as figure and dimmed unit. */
export function AmountText({ amount, shape, bare = false, personal = false }: AmountTextProps) {
  const formats = useFormats();
  const t = useTexts();
  const hidden = useDiscreet() && personal;
  if (amount === undefined) return <UnknownFigure />;
  return (
    <span className={css['amount']}>
      {hidden ? (
        <>
          <span aria-hidden="true">{'••••'}</span>
          <VisuallyHidden>{t('common.figure.hidden')}</VisuallyHidden>
        </>
      ) : (
        formats.figure(amount, shape)
      )}
      {!bare && <Unit>{formats.unit(amount.unit)}</Unit>}
    </span>
  );
}
