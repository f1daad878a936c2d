import type { Order } from '@domain/order/open/order';
import type { ChangeTerm, OrderChange } from '@domain/order/open/order-change';
import type { Formats } from '@ui/i18n/formats';
import { useTexts } from '@ui/i18n/use-texts';

/** A term in words: as it stands, and as a change makes it. */
export interface TermText {
  readonly before: string;
  /** Undefined where the change leaves it alone. */
  readonly after: string | undefined;
}

/** Writes the terms of a part before and after a change. */
export function useTermText(
  formats: Pick<Formats, 'amount' | 'price' | 'day'>,
): (term: ChangeTerm, part: Order, change: OrderChange) => TermText {
  const t = useTexts();
  return (term, part, change) => {
    if (term !== 'validity') {
      const after = change[term];
      const before = part[term];
      const said = term === 'quantity' ? formats.amount : formats.price;
      return {
        before: before ? said(before) : t('orderChange.none'),
        after: after && said(after),
      };
    }
    const { validityType, validUntil } = part;
    const { validity } = change;
    return {
      before:
        validUntil !== undefined
          ? formats.day(validUntil, 'weekdayDate')
          : validityType === undefined
            ? t('orderChange.none')
            : t(`order.validity.choice.${validityType}`),
      after:
        validity &&
        (validity.type === 'GTD'
          ? formats.day(validity.date, 'weekdayDate')
          : t(`order.validity.choice.${validity.type}`)),
    };
  };
}
