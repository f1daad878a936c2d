import { amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { AmountText } from '@ui/components/text/amount-text';

interface EuroProps {
  readonly value: Decimal | undefined;
  /** The column already names the unit. */
  readonly bare?: boolean;
}

/** Money of the customer in EUR, to the cent. */
export const Euro = ({ value, bare = false }: EuroProps) => (
  <AmountText amount={value && amount(value, EUR)} shape={{ minDecimals: 2, maxDecimals: 2 }} bare={bare} />
);
