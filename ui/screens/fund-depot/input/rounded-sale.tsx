import type { FundExtent } from '@domain/fund-depot/fund-order';
import { isPositive, subtract, type Decimal } from '@domain/money/decimal';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from '../fund-depot.module.css';
import { euroText } from '../fund-words';

interface RoundedSaleProps {
  readonly extent: FundExtent | undefined;
  /** What the sale brings at the last prices. */
  readonly sold: Decimal | undefined;
}

/** Why a sale for an amount comes to a little less: a thousandth of a unit is not divided, and it is never more than wanted. */
export function RoundedSale({ extent, sold }: RoundedSaleProps) {
  const t = useTexts();
  const formats = useFormats();
  if (extent?.kind !== 'AMOUNT' || sold === undefined) return null;
  const missing = subtract(extent.amount, sold);
  if (!isPositive(missing)) return null;
  return (
    <p className={css['foot']}>
      {t('fundDepot.summary.rounded', {
        amount: euroText(extent.amount, formats),
        missing: euroText(missing, formats),
      })}
    </p>
  );
}
