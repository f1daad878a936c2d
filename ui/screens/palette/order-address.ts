import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { pathOf } from '@ui/app/routes';

/** The address of the order form for a draft: no more than the parameters of ORD-02 may say in the open. */
export function orderAddress({ side, instrument, quantity, depotId }: OrderDraft): string {
  const query = new URLSearchParams({
    ...(side !== undefined && { side: side.toLowerCase() }),
    ...(instrument !== undefined && { wkn: instrument.wkn }),
    ...(quantity !== '' && { quantity: quantity.replaceAll('.', '') }),
    ...(depotId !== undefined && { target: depotId }),
  });
  return `${pathOf('orderEntry')}?${query.toString()}`;
}

/** Whether the address says all there is in the draft. */
export const isSaidByAddress = ({ orderType, venueId, validityType, limitExtension }: OrderDraft): boolean =>
  orderType === emptyDraft.orderType &&
  limitExtension === emptyDraft.limitExtension &&
  venueId === undefined &&
  validityType === undefined;
