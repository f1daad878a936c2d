import { CONTACT } from '@sandbox/pages/contact';
import { portalConfig } from '../../../scripts/webpack/portal-config';
import { openWerkbank, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});

afterAll(() => werkbank.close());

const open = async (url: string, cookies: Readonly<Record<string, string>> = {}) => {
  const { body, cookies: set } = await werkbank.inject({ url, cookies: { ...cookies } });
  return { body, language: set.find(({ name }) => name === 'cdb-sprache')?.value };
};

describe('the language of the bank’s own pages that customers are led to', () => {
  it.each([
    ['/login', 'Anmelden', 'Sign in'],
    ['/cp/login', 'Anmeldung für Mitarbeitende', 'Staff sign-in'],
    ['/lp/wt/logout?grund=wunsch', 'Sie sind abgemeldet', 'You have signed out'],
    ['/lp/wt/logout?grund=zeit', 'Ihre Sitzung ist abgelaufen', 'Your session has expired'],
    ['/lp/wt/abgemeldet?grund=fenster', 'in einem anderen Fenster', 'in another window'],
    ['/lp/wt/depotuebersicht', 'Bisherige Depotübersicht', 'Previous portfolio overview'],
  ])('%s is there in both, German unless the portal is in English', async (url, german, english) => {
    const first = await open(url);
    expect(first.body).toContain('<html lang="de">');
    expect(first.body).toContain(german);
    expect(first.language).toBeUndefined();
    const other = await open(url, { 'cdb-sprache': 'en' });
    expect(other.body).toContain('<html lang="en">');
    expect(other.body).toContain(english);
    expect(other.body).not.toContain(german);
  });

  it('is switched on the page, which keeps the way back, and told to the portal as a new choice', async () => {
    const { body } = await open('/login?page=%2Fngbrk%2Forderbuch&rolle=kunde');
    const href = '/login?page=%2Fngbrk%2Forderbuch&sprache=en';
    expect(body).toContain(`href="${href.replace('&', '&amp;')}" lang="en" hreflang="en">English<`);
    const english = await open(href);
    expect(english.language).toBe('en-neu');
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('name="page" value="/ngbrk/orderbuch"');
    expect((await open('/login', { 'cdb-sprache': 'en-neu' })).body).toContain('<html lang="en">');
  });

  it('is switched after a sign-out without ending the session that has begun since', async () => {
    const { body } = await open('/lp/wt/logout?grund=zeit&page=%2Fngbrk%2F');
    expect(body).toContain('href="/lp/wt/abgemeldet?grund=zeit&amp;page=%2Fngbrk%2F&amp;sprache=en"');
  });

  it('stays when the sign-in is refused', async () => {
    const { body } = await werkbank.inject({
      method: 'POST',
      url: '/login',
      cookies: { 'cdb-sprache': 'en' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'zugangsnummer=10000001&pin=000000',
    });
    expect(body).toContain('Access number or PIN is not correct');
  });

  it('is not taken from elsewhere', async () => {
    expect((await open('/login?sprache=fr')).body).toContain('<html lang="de">');
    expect((await open('/login', { 'cdb-sprache': '"><script>' })).body).toContain('<html lang="de">');
  });
});

describe('somebody without a contract [GU-02]', () => {
  it.each([
    ['', /nicht freigeschaltet/, CONTACT.hours.de],
    ['&sprache=en', /not enabled for securities accounts/, CONTACT.hours.en],
  ])('learns why the portal sends them back, and whom to ask', async (query, reason, hours) => {
    const ida = await werkbank.signIn('10000009');
    const { body } = await open(`/login?page=%2Fngbrk%2F&rolle=kunde${query}`, ida.cookies);
    expect(body).toMatch(reason);
    expect(body).toContain(`href="tel:${CONTACT.phone.replaceAll(' ', '')}"`);
    expect(body).toContain(hours);
  });

  it('is who has a session without the role: nobody else is told so', async () => {
    expect((await open('/login')).body).not.toContain('für Ihre Zugangsnummer');
    const bernd = await werkbank.signIn('10000002');
    expect((await open('/login', bernd.cookies)).body).not.toContain('für Ihre Zugangsnummer');
  });

  it('finds the telephone of the portal', () => {
    const { phone, hours } = portalConfig(true).contact;
    expect(CONTACT).toEqual({ phone, hours });
  });
});
