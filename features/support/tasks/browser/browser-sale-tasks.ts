import assert from 'node:assert/strict';
import { formatGermanNumber } from '@domain/money/german-amount';
import type { OrderStatus } from '@domain/order/open/order-status';
import type { Amount } from '@domain/money/amount';
import { decimalText, type Decimal } from '@domain/money/decimal';
import { demo } from '@tests/e2e/support/demo-customer';
import { openPortal, type OpenPortal } from '@tests/e2e/support/open-portal';
import { OrderPage } from '@tests/e2e/support/pages/order-page';
import { ownOrders } from '@tests/e2e/support/own-orders';
import { expect } from '@tests/support/patience';
import { germanTexts } from '@ui/i18n/german-texts';
import type { SaleTasks } from '../sale-tasks';

/** The sale as a customer does it, in Chromium, on the portal as built and the sandbox bank. */
export class BrowserSaleTasks implements SaleTasks {
  #open: OpenPortal | undefined;

  async begin(held: Decimal): Promise<void> {
    const { customer } = await this.#portal();
    await customer.signIn('/ngbrk/depotuebersicht');
    await expect(
      customer.page.getByRole('row', { name: /SAP SE/ }).getByText(decimalText(held), { exact: true }),
    ).toBeVisible();
  }

  async offer(quantity: Decimal, limit: Amount): Promise<void> {
    const { customer, order } = await this.#portal();
    await customer.page.getByRole('link', { name: 'SAP SE verkaufen' }).click();
    await order.isReady();
    await order.fill({
      quantity: decimalText(quantity),
      type: 'Limit',
      limit: formatGermanNumber(limit.value, german),
    });
    await order.check();
    await order.goToRelease();
  }

  async release(): Promise<void> {
    const { customer, order } = await this.#portal();
    await customer.prove();
    await order.releaseButton.click();
    await expect(order.done).toBeVisible();
    await customer.page.getByRole('link', { name: 'Zum Orderbuch' }).click();
  }

  async movePrice(price: Amount): Promise<void> {
    const { desk } = await this.#portal();
    await desk.movePrice('716460', decimalText(price.value));
  }

  async expectOneOrder(status: OrderStatus): Promise<void> {
    const { customer, url } = await this.#portal();
    const book = customer.page.getByRole('region', { name: 'Orders, Tabelle' });
    await expect(book.getByRole('row', { name: /SAP SE/ })).toContainText(
      germanTexts.orderParts.status[status],
    );
    const orders = await ownOrders(customer.page, url);
    assert.deepEqual(
      orders.map(({ orderStatus }) => orderStatus),
      [status],
    );
  }

  async end(): Promise<void> {
    await this.#open?.close();
  }

  async #portal(): Promise<OpenPortal & { readonly order: OrderPage }> {
    this.#open ??= await openPortal(demo.bernd);
    return { ...this.#open, order: new OrderPage(this.#open.customer) };
  }
}

const german = { minDecimals: 2, maxDecimals: 4 };
