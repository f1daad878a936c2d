import { quantityForMoney } from '@domain/order/draft/quantity-for-money';
import { formatGermanNumber, parseGermanAmount } from '@domain/money/german-amount';
import { EUR, PIECES } from '@domain/money/unit';
import { AmountField } from '@ui/components/field/amount-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/form-page.module.css';

interface AmountInsteadProps {
  readonly nodes: ShownNodes<'quantity' | 'expectedPrice' | 'priceUnit'>;
  /** Decimals a quantity may have: fund units come in thousandths. */
  readonly decimals: number;
}

/** So much money instead of so many pieces: the form gets as many pieces as it buys now, fees aside. */
export const AmountInstead = observer(function AmountInstead({ nodes, decimals }: AmountInsteadProps) {
  const t = useTexts();
  const formats = useFormats();
  const [text, setText] = useState('');
  const expectedPrice = nodes.expectedPrice.value;
  const priceUnit = nodes.priceUnit.value ?? EUR;
  const put = (typed: string): void => {
    setText(typed);
    const read = parseGermanAmount(typed, { maxDecimals: 2 });
    if (E.isLeft(read) || expectedPrice === undefined) return;
    const money = { value: read.right, unit: priceUnit };
    const pieces = quantityForMoney(money, expectedPrice, { unit: PIECES, decimals });
    if (pieces === undefined) return;
    nodes.quantity.setValue(formatGermanNumber(pieces, { minDecimals: 0, maxDecimals: decimals }));
  };
  return (
    <div className={css['pair']}>
      <AmountField
        id="quantity-by-amount"
        optional
        label={t('order.quantity.amount')}
        unit={formats.unit(priceUnit)}
        value={text}
        disabled={expectedPrice === undefined}
        hint={
          expectedPrice === undefined
            ? t('order.quantity.noPrice')
            : t('order.quantity.amountHint', { price: formats.price(expectedPrice) })
        }
        onChange={put}
      />
    </div>
  );
});
