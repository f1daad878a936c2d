import { depotId, documentId, orderId, savingsPlanId } from '@domain/codes/ids';
import type { Happening, Notification } from '@domain/notification/notification';
import { documentKinds } from '@domain/postbox/document-title';
import * as t from 'io-ts';
import { wireAmount } from '../wire/wire-amount';
import { wireEnum } from '../wire/wire-enum';
import { wireId } from '../wire/wire-id';
import { wireObject } from '../wire/wire-object';
import { wireTimestamp } from '../wire/wire-time';

const kinds = [
  'ORDER_EXECUTED',
  'ORDER_EXPIRED',
  'ORDER_CANCELLED',
  'DOCUMENT',
  'PRICE_ALARM',
  'SAVINGS_PLAN',
  'APPLICATION',
  'FUND_ORDER',
  'TAX',
  'MESSAGE',
] as const;

/** Something that happened (wire.md). */
export const wireNotification = wireObject(
  'Notification',
  {
    notificationId: t.string,
    kind: wireEnum('NotificationKind', kinds, 'UNKNOWN'),
    dateTime: wireTimestamp,
    seen: t.boolean,
    name: t.string,
  },
  {
    isin: t.string,
    orderId: wireId('OrderId', orderId),
    depotId: wireId('DepotId', depotId),
    side: wireEnum('Side', ['BUY'], 'SELL'),
    quantity: wireAmount,
    lapsed: wireAmount,
    price: wireAmount,
    level: wireAmount,
    direction: wireEnum('Direction', ['ABOVE'], 'BELOW'),
    documentId: wireId('DocumentId', documentId),
    title: wireObject('NoticeTitle', {
      kind: t.string,
      args: t.record(t.string, t.string),
    }),
    savingsplanId: wireId('SavingsPlanId', savingsPlanId),
  },
);

type Wire = t.TypeOf<typeof wireNotification>;

/** The domain's notification; none where the bank told a kind this portal does not know, or left out what it needs. */
export function toNotifications(wire: Wire): readonly Notification[] {
  const happening = toHappening(wire);
  const { notificationId: id, dateTime: at, seen: isSeen, name } = wire;
  return happening === undefined ? [] : [{ id, at, isSeen, name, happening }];
}

function toHappening(wire: Wire): Happening | undefined {
  const { kind, orderId: order, depotId: depot, side, quantity, price, level, direction, isin, title } = wire;
  const ofOrder =
    order !== undefined && depot !== undefined && side !== undefined && quantity !== undefined
      ? { orderId: order, depotId: depot, side, quantity, ...(isin !== undefined && { isin }) }
      : undefined;
  const documentKind = documentKinds.find((known) => known === title?.kind);
  const told = title && { title };
  const ended = wire.lapsed && { lapsed: wire.lapsed };
  switch (kind) {
    case 'ORDER_EXECUTED':
      return ofOrder && price && { kind: 'executed', price, ...ofOrder };
    case 'ORDER_EXPIRED':
      return ofOrder && { kind: 'expired', ...ofOrder, ...ended };
    case 'ORDER_CANCELLED':
      return ofOrder && { kind: 'cancelled', ...ofOrder, ...ended };
    case 'DOCUMENT':
      return (
        wire.documentId && {
          kind: 'document',
          documentId: wire.documentId,
          ...(title && { title: { kind: documentKind ?? 'UNKNOWN', args: title.args } }),
        }
      );
    case 'PRICE_ALARM':
      if (level === undefined || direction === undefined || isin === undefined) return undefined;
      return { kind: 'alarm', direction: direction === 'ABOVE' ? 'above' : 'below', level, isin };
    case 'SAVINGS_PLAN':
      return { kind: 'plan', ...told, ...(wire.savingsplanId && { planId: wire.savingsplanId }) };
    case 'APPLICATION':
      return { kind: 'application', ...told };
    case 'FUND_ORDER':
      return { kind: 'fund-order', ...told };
    case 'TAX':
      return { kind: 'tax', ...told };
    case 'MESSAGE':
      return { kind: 'message', ...told };
    case 'UNKNOWN':
      return undefined;
  }
}
