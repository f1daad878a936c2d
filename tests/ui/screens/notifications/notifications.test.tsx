import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeNotificationGateway } from '@adapters/fake/postbox/fake-notification-gateway';
import { depotId, documentId, orderId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import type { Notification } from '@domain/notification/notification';
import { NotificationsBell } from '@ui/screens/notifications/notifications-bell';
import { NotificationsDialog } from '@ui/screens/notifications/notifications-dialog';
import { NotificationsModel } from '@ui/screens/notifications/notifications-model';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';

beforeAll(fillBrowserGaps);

async function shown() {
  const bank = new FakeBank();
  const at = bank.scheduler.now();
  const happened: readonly Notification[] = [
    {
      id: '1',
      at,
      isSeen: false,
      name: 'SAP SE',
      happening: {
        kind: 'executed',
        orderId: orderId('o'),
        depotId: depotId('d'),
        side: 'BUY',
        quantity: amount('10', PIECES),
        price: amount('232.75', EUR),
      },
    },
    {
      id: '2',
      at,
      isSeen: false,
      name: 'SAP SE',
      happening: { kind: 'alarm', direction: 'above', level: amount('230.00', EUR), isin: 'DE0007164600' },
    },
    {
      id: '3',
      at,
      isSeen: true,
      name: 'Depotauszug',
      happening: {
        kind: 'document',
        documentId: documentId('x'),
        title: { kind: 'DEPOT_STATEMENT', args: { day: '2026-09-30', depot: '2000000050' } },
      },
    },
  ];
  const model = new NotificationsModel({
    notifications: new FakeNotificationGateway(bank),
    live: async () => bank.live,
    clock: bank.scheduler,
    scheduler: bank.scheduler,
    isSeen: () => true,
  });
  model.start();
  renderPage(
    <>
      <NotificationsBell model={model} />
      <NotificationsDialog model={model} />
    </>,
  );
  await act(() => bank.scheduler.advance(0));
  bank.world.notifications = happened;
  bank.live.tellNews();
  await act(() => bank.scheduler.advance(0));
  return bank;
}

describe('the bell', () => {
  it('says how many new things there are, and what happened, each with the way to it', async () => {
    const bank = await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Benachrichtigungen, 2 neue' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Benachrichtigungen' }));
    // The keyboard begins above the list, not at the button below it [SH-12].
    expect(document.activeElement).toContainElement(dialog.getByRole('list'));
    expect(
      dialog.getByRole('link', { name: /Kauf ausgeführt: 10.Stück SAP SE zu 232,75.EUR/ }),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: /SAP SE ist auf 230,00.EUR gestiegen/ })).toHaveAttribute(
      'href',
      '/ngbrk/wertpapier/DE0007164600',
    );
    expect(
      dialog.getByRole('link', { name: 'Neues Dokument: Depotauszug zum 30.09.2026, Depot 2000000050' }),
    ).toBeVisible();
    await act(() => bank.scheduler.advance(0));
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await act(() => bank.scheduler.advance(1000));
    expect(screen.getByRole('button', { name: 'Benachrichtigungen' })).toBeVisible();
  });

  it('begins at the top however much there is: what takes the focus is not scrolled to', async () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const { showModal } = HTMLDialogElement.prototype;
    // As a browser does that scrolls to the button below.
    HTMLDialogElement.prototype.showModal = function scrolled(this: HTMLDialogElement) {
      showModal.call(this);
      this.scrollTop = 66;
    };
    await shown();
    await userEvent.click(
      screen.getByRole('button', { name: /Neuigkeiten|Mitteilungen|Benachrichtigungen/ }),
    );
    expect(screen.getByRole('dialog').scrollTop).toBe(0);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    HTMLDialogElement.prototype.showModal = showModal;
    focus.mockRestore();
  });
});
