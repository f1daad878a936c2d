import { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeNotificationGateway } from '@adapters/fake/postbox/fake-notification-gateway';
import { FakeUnreadGateway } from '@adapters/fake/postbox/fake-unread-gateway';
import { FakeValueHistoryGateway } from '@adapters/fake/bank/fake-value-history-gateway';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { LoadValueHistory } from '@application/depot/load-value-history';
import { orderId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import type { Notification } from '@domain/notification/notification';
import { calendarDay } from '@domain/time/local-date';
import { act, screen, within } from '@testing-library/react';
import { DayModel } from '@ui/screens/start/day/day-model';
import { DayView } from '@ui/screens/start/day/day-view';
import { renderPage } from '../../render-page';

/** The fake bank's day. */
export const today = calendarDay('2026-11-23');

/** That ten SAP were bought just now. */
export const bought = (bank: FakeBank, change: Partial<Notification> = {}): Notification => ({
  id: '1',
  at: bank.scheduler.now(),
  isSeen: true,
  name: 'SAP SE',
  happening: {
    kind: 'executed',
    orderId: orderId('o'),
    depotId: mainDepot,
    side: 'BUY',
    quantity: amount('10', PIECES),
    price: amount('232.75', EUR),
  },
  ...change,
});

/** A bank whose customer has opened every document. */
export function readBank(): FakeBank {
  const bank = new FakeBank();
  bank.world.documents = bank.world.documents.map((each) => ({ ...each, isRead: true }));
  return bank;
}

/** The day on its page, as the bank tells it. */
export async function shown(
  bank = readBank(),
  begun?: string | Promise<string | undefined>,
  applications = new FakeApplicationDrafts(),
) {
  const model = new DayModel({
    holdings: { depots: new FakeDepotGateway(bank) },
    loadValueHistory: new LoadValueHistory(new FakeValueHistoryGateway(bank)),
    orders: new FakeOrderGateway(bank),
    notifications: new FakeNotificationGateway(bank),
    unread: new FakeUnreadGateway(bank),
    begunOrder: () => Promise.resolve(begun),
    applications,
    clock: bank.scheduler,
    scheduler: bank.scheduler,
  });
  renderPage(<DayView model={model} />);
  await act(() => bank.scheduler.advance(0));
  return { bank, model };
}

/** A section of it. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
/** What waits for the customer. */
export const toDo = () => part('Für Sie zu tun');
