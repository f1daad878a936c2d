import { quantityUnit } from '@domain/instrument/instrument';
import { isOrderField } from '@domain/order/form/order-field-nodes';
import { PIECES } from '@domain/money/unit';
import { useTexts } from '@ui/i18n/use-texts';
import type { ShownNodes } from './observed-order';

/** How the field for the quantity is labelled: a bond is traded by its nominal value. Called by an observer. */
export function useQuantityLabel({ instrument: { value } }: ShownNodes<'instrument'>): string {
  const t = useTexts();
  const isNominal = value !== undefined && quantityUnit(value) !== PIECES;
  return t(isNominal ? 'order.quantity.nominal' : 'order.quantity.pieces');
}

/** Names a field of the order form as its label does; undefined for what is none. Called by an observer. */
export function useFieldName(nodes: ShownNodes<'instrument'>): (path: string) => string | undefined {
  const t = useTexts();
  const quantity = useQuantityLabel(nodes);
  return (path) =>
    path === 'quantity' ? quantity : isOrderField(path) ? t(`order.field.${path}`) : undefined;
}
