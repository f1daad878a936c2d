import { amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import { EUR, type Unit } from '@domain/money/unit';
import { AmountText } from '@ui/components/text/amount-text';

interface EuroProps {
  readonly value: Decimal | undefined;
  /** The column already names the unit. */
  readonly bare?: boolean;
  /** Where it is not EUR: a security is traded, and its fees are taken, in its own currency. */
  readonly unit?: Unit | undefined;
}

/** Money of the customer, in EUR unless it says otherwise, to the cent. */
export const Euro = ({ value, bare = false, unit = EUR }: EuroProps) => (
  <AmountText amount={value && amount(value, unit)} shape={{ minDecimals: 2, maxDecimals: 2 }} bare={bare} />
);
