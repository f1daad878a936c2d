import type { OfferedTanType } from '@domain/tan/tan-type';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@tests/support/patience';
import * as t from 'io-ts';
import { BankLine } from './bank-line';
import { decoded } from './decoded';
import type { DemoCustomer } from './demo-customer';
import { Telephone } from './telephone';

const SESSIONS = '/session/clients/user/v1/sessions';
const Sessions = t.tuple([t.type({ identifier: t.string })]);
const Challenge = t.type({ id: t.string });

const methodNames: Readonly<Record<OfferedTanType, RegExp>> = {
  P_TAN_PUSH: /^photoTAN-Push/,
  P_TAN: /^photoTAN (?!-)/,
  M_TAN: /^SMS-TAN/,
};

/** A demo customer in front of a browser page, with the telephone at hand. */
export class PortalCustomer {
  readonly page: Page;
  readonly telephone: Telephone;
  readonly #who: DemoCustomer;
  readonly #bank: BankLine;

  constructor(page: Page, bankUrl: string, who: DemoCustomer) {
    this.page = page;
    this.#bank = new BankLine(page, bankUrl);
    this.telephone = new Telephone(bankUrl, who.number);
    this.#who = who;
  }

  /** The page's heading, which every screen has once. */
  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  async logIn(target = '/ngbrk/'): Promise<void> {
    await this.page.goto(`/login?page=${encodeURIComponent(target)}`);
    await this.page.getByRole('button', { name: `Anmelden als ${this.#who.name}` }).click();
  }

  /** The browser no longer has the session; the page is left first, as its own calls would lead it to the sign-in. */
  async loseSession(): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.context().clearCookies();
  }

  /** Opens a page as somebody whose session is released already: the way there is the matter of other journeys. */
  async enter(target = '/ngbrk/'): Promise<void> {
    const { number: zugangsnummer, pin } = this.#who;
    // A page of the session that this one takes the place of would lead away from where it is going.
    await this.page.goto('about:blank');
    await this.#bank.submit('/login', { zugangsnummer, pin, page: '/ngbrk/' });
    const [{ identifier }] = decoded(Sessions, await (await this.#bank.call(SESSIONS)).json());
    const body = { identifier, sessionTanActive: true, activated2FA: true };
    const asked = await this.#bank.call(`${SESSIONS}/${identifier}/validate`, {
      method: 'POST',
      body,
      headers: { 'x-once-authentication-info': JSON.stringify({ typ: 'M_TAN' }) },
    });
    const { id } = decoded(Challenge, JSON.parse(asked.headers()['x-once-authentication-info'] ?? ''));
    await this.#bank.call(`${SESSIONS}/${identifier}`, {
      method: 'PATCH',
      body,
      headers: {
        'x-once-authentication-info': JSON.stringify({ id }),
        'x-once-authentication': await this.#readSms(),
      },
    });
    await this.page.goto(target);
  }

  /** Logs in and releases the session; the wished page is open then. */
  async signIn(target = '/ngbrk/', type: OfferedTanType = this.#quickest): Promise<void> {
    await this.logIn(target);
    await expect(this.heading('Sitzung freigeben')).toBeVisible();
    if (type === 'P_TAN_PUSH' && target.startsWith('/ngbrk/order/')) {
      // The order pages go on by themselves once the push is approved.
      await this.request(type);
      await this.telephone.decide(await this.telephone.open(type), 'approve');
    } else {
      await this.prove(type);
      await this.page.getByRole('button', { name: 'Sitzung freigeben' }).click();
    }
    await expect(this.heading('Sitzung freigeben')).toBeHidden();
  }

  /** Gives the proof the page asks for, up to the button that sends it. */
  async prove(type: OfferedTanType = this.#quickest): Promise<void> {
    await this.request(type);
    if (type === 'P_TAN_PUSH') await this.#approvePush();
    else
      await this.page
        .getByLabel(/^TAN/)
        .fill(type === 'M_TAN' ? await this.#readSms() : await this.#scanPhoto());
  }

  /** Chooses the way of release, asks for it where it is not sent unasked, and waits until the bank has sent it. */
  async request(type: OfferedTanType): Promise<void> {
    const { page } = this;
    if (this.#who.tanTypes.length > 1) {
      const method = page.getByRole('radio', { name: methodNames[type] });
      await expect(method).toBeVisible();
      // The bank has already sent what it knows as the customer's favourite.
      if ((await method.getAttribute('aria-checked')) !== 'true') await method.click();
    }
    const send = page.getByRole('button', { name: /^(SMS-TAN|Freigabe) anfordern$/ });
    await expect(send.or(this.#sent(type))).toBeVisible();
    if (await send.isVisible()) await send.click();
    await expect(this.#sent(type)).toBeVisible();
  }

  /** The picture on the page, byte for byte. */
  async photo(): Promise<Buffer> {
    const source = await this.page.getByRole('img', { name: /^photoTAN-Grafik/ }).getAttribute('src');
    return Buffer.from(source?.replace('data:image/png;base64,', '') ?? '', 'base64');
  }

  #sent(type: OfferedTanType): Locator {
    switch (type) {
      case 'P_TAN_PUSH':
        return this.page.getByText('Wir warten auf Ihre Bestätigung');
      case 'P_TAN':
        return this.page.getByRole('img', { name: /^photoTAN-Grafik/ });
      case 'M_TAN':
        return this.page.getByText('Die SMS ist unterwegs');
    }
  }

  async #approvePush(): Promise<void> {
    await this.telephone.decide(await this.telephone.open('P_TAN_PUSH'), 'approve');
    await expect(this.page.getByText('Auf Ihrem Gerät bestätigt')).toBeVisible();
  }

  async #readSms(): Promise<string> {
    return (await this.telephone.open('M_TAN')).tan ?? '';
  }

  async #scanPhoto(): Promise<string> {
    // Nobody scans half a picture: neither the window's edge nor a bar lies over one of its corners.
    const picture = this.page.getByRole('img', { name: /^photoTAN-Grafik/ });
    await expect
      .poll(() =>
        picture.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const [x, y] = [
            [left + 2, right - 2],
            [top + 2, bottom - 2],
          ] as const;
          return x.flatMap((at) => y.map((down) => document.elementFromPoint(at, down) === element));
        }),
      )
      .toEqual([true, true, true, true]);
    return (await this.telephone.scan(await this.photo())).tan;
  }

  /** A push is answered within three seconds only; an SMS at once. */
  get #quickest(): OfferedTanType {
    return this.#who.tanTypes.find((type) => type === 'M_TAN') ?? this.#who.tanTypes[0];
  }
}
