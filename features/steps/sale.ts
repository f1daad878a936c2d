import { After, Given, Then, When } from '@cucumber/cucumber';
import type { OrderStatus } from '@domain/order/open/order-status';
import type { Amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import type { DepotwerkWorld } from '../support/world';

Given('im Depot liegen {zahl} Stück der Aktie', async function (this: DepotwerkWorld, held: Decimal) {
  await this.sale.begin(held);
});

When(
  'davon {zahl} Stück zu mindestens {betrag} verkauft werden sollen',
  async function (this: DepotwerkWorld, quantity: Decimal, limit: Amount) {
    await this.sale.offer(quantity, limit);
  },
);

When('der Verkauf mit der TAN vom Telefon freigegeben wird', async function (this: DepotwerkWorld) {
  await this.sale.release();
});

When('der Kurs auf {betrag} steigt', async function (this: DepotwerkWorld, price: Amount) {
  await this.sale.movePrice(price);
});

Then(
  'gibt es genau eine Order, und sie ist {status}',
  async function (this: DepotwerkWorld, status: OrderStatus) {
    await this.sale.expectOneOrder(status);
  },
);

After(async function (this: DepotwerkWorld) {
  await this.sale.end();
});
