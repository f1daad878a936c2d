import { expect, test } from '@tests/support/journey';
import { demo } from '../support/demo-customer';
import { OrderPage, type WishedOrder } from '../support/pages/order-page';
import { PortalCustomer } from '../support/portal-customer';
import { expectSound, expectSoundEverywhere } from '../support/sound-page';

interface FirstOrder {
  readonly what: string;
  /** One of them on the telephone: the page is the same, the layout is not. */
  readonly tag?: '@phone';
  readonly link: string;
  readonly wished: WishedOrder;
  /** Under which heading the bank's words stand, and what is said to them. */
  readonly title: string;
  readonly yes: string;
}

const firstOrders: readonly FirstOrder[] = [
  {
    what: 'terms of use for a certificate',
    link: 'wkn=DW1ZE1&side=buy&quantity=1',
    wished: { venue: 'Stuttgart' },
    title: 'Bedingungen für Termingeschäfte',
    yes: 'Ich habe die Bedingungen gelesen und stimme ihnen zu.',
  },
  {
    what: 'an approval for a share in New York',
    tag: '@phone',
    link: 'wkn=865985&side=buy&quantity=1',
    wished: { venue: 'New York', type: 'Limit', limit: '400,00' },
    title: 'US-Handel und Quellensteuer',
    yes: 'Ich erteile diese Freigabe.',
  },
];

for (const { what, tag, link, wished, title, yes } of firstOrders)
  test(`asks a new customer once for ${what}, and then releases the order [ORD-16] [ORD-20] ${tag ?? ''}`, async ({
    page,
    bank,
  }) => {
    const mina = new PortalCustomer(page, bank.url, demo.mina);
    const order = new OrderPage(mina);
    const goToRelease = page.getByRole('button', { name: 'Weiter zur Freigabe' });
    await mina.enter(`/ngbrk/order/erstellung?${link}`);
    await order.isReady();
    await order.fill(wished);
    await order.goOn();
    // Asked as soon as the bank has looked at the order: while it is entered, or at the latest before its release.
    const asked = mina.heading('Bedingungen bestätigen');
    await expect(asked.or(mina.heading('Order prüfen'))).toBeVisible();
    if (!(await asked.isVisible())) {
      await order.isChecked();
      await order.confirmWarnings();
      await goToRelease.click();
    }
    await expect(asked).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectSoundEverywhere(page);

    const goOn = page.getByRole('button', { name: 'Zustimmen und weiter' });
    await goOn.click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectSound(page);
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByRole('checkbox', { name: yes })).toBeFocused();
    await page.keyboard.press('Space');
    await goOn.click();

    await order.isChecked();
    await order.confirmWarnings();
    await goToRelease.click();
    // Of a kind of security that is new to the customer the bank warns besides.
    const release = mina.heading('Order freigeben');
    await expect(release.or(page.getByRole('alert'))).toBeVisible();
    if (!(await release.isVisible())) {
      await order.confirmWarnings();
      await order.goToRelease();
    }
    await mina.prove('M_TAN');
    await order.releaseButton.click();
    await expect(order.done).toBeVisible();
  });
