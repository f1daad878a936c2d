import { expect, test } from '@tests/support/journey';
import type { Locator, Page } from '@playwright/test';
import type { BankDesk } from '../support/bank-desk';
import { OrderPage } from '../support/pages/order-page';
import { waysAtVenues, type OrderWay } from '../support/pages/order-ways';
import { ownOrders, tradingLegs } from '../support/own-orders';
import { PortalCustomer } from '../support/portal-customer';

const SAP = '716460';

for (const { name, who, ways } of waysAtVenues) {
  test(`does what its sentence promises, one after the other: ${name} [ORD-05] [ORD-06] [ORD-10] [ORD-29] [BNK-04]`, async ({
    page,
    bank,
    desk,
  }) => {
    const customer = new PortalCustomer(page, bank.url, who);
    const order = new OrderPage(customer);
    await customer.enter('/ngbrk/depotuebersicht');
    for (const way of ways)
      await test.step(way.what, async () => {
        await desk.movePrice(SAP, '230.00');
        await order.open(`?${way.link.startsWith('wkn') ? '' : `wkn=${SAP}&`}${way.link}`);
        await order.fill(way.wished);
        await enter(page.getByRole('form', { name: 'Order erteilen' }), way);
        if (way.follow) await enter(page.getByRole('region', { name: /Danach/ }), way.follow);
        await order.check();
        await order.confirmWarnings();
        await order.goToRelease();
        const signed = page.getByRole('region', { name: 'Das geben Sie frei' });
        await expect(signed).toContainText(way.promise);
        await customer.prove(way.tan);
        await order.releaseButton.click();
        await expect(order.done).toBeVisible();
        await followed(page, bank.url, desk, await order.number(), way);
      });
    expect(await desk.bookErrors()).toEqual([]);
  });
}

/** Fills in what only this order has. */
async function enter(within: Locator, { choices = {}, texts = {} }: Pick<OrderWay, 'choices' | 'texts'>) {
  for (const [group, choice] of Object.entries(choices)) {
    if (group === 'Limitzusatz') {
      await within.getByText('Limitzusatz und Handelsbeschränkung').click();
      await within.getByRole('combobox', { name: group }).selectOption(choice);
    } else
      await within
        .getByRole('radiogroup', { name: group })
        .getByRole('radio', { name: choice, exact: true })
        .check();
  }
  for (const [label, text] of Object.entries(texts))
    await within.getByRole('textbox', { name: label, exact: true }).first().fill(text);
}

/** Runs the market on and holds what the bank then says of the order against what was promised. */
async function followed(
  page: Page,
  bankUrl: string,
  desk: BankDesk,
  id: string,
  { then = [], ends, between }: OrderWay,
) {
  const legs = async () => {
    const found = (await ownOrders(page, bankUrl)).find(({ orderId }) => orderId === id);
    return found === undefined ? [] : tradingLegs(found);
  };
  const states = async () => (await legs()).map(({ orderStatus }) => orderStatus).join(' ');
  await expect.poll(states).not.toContain('PENDING');
  for (const move of then) {
    if (typeof move === 'number') await desk.advance(move);
    else await desk.movePrice(SAP, move);
    await desk.advance(2);
  }
  await expect.poll(states).toBe(ends);
  const prices = (await legs()).flatMap(({ executions }) =>
    executions.map(({ executionPrice }) => Number(executionPrice.value)),
  );
  const [lowest, highest] = between ?? [];
  expect(
    prices.filter(
      (price) => lowest === undefined || highest === undefined || price < lowest || price > highest,
    ),
  ).toEqual([]);
  expect(prices.length > 0).toBe(between !== undefined);
}
