import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { openWerkbank, tanOf, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});

// Challenges that a test leaves unused count towards the lock.
beforeEach(() => werkbank.inject({ method: 'POST', url: '/sandbox/api/unlock/10000004' }));

afterAll(() => werkbank.close());

/** What any QR reader sees in the picture. */
function read(challenge: string | undefined): string {
  const png = PNG.sync.read(Buffer.from(challenge ?? '', 'base64'));
  return jsQR(new Uint8ClampedArray(png.data), png.width, png.height)?.data ?? '';
}

const statusOf = async (customer: PortalCustomer, href: string | undefined): Promise<string> =>
  (await customer.get(href ?? '')).json<{ status: string }>().status;

describe('the photo TAN [TAN-06]', () => {
  it('is a picture that another program reads, and the scanner makes the TAN of what it says', async () => {
    const carla = await werkbank.signIn('10000003');
    const { id, challenge, checkPhrase } = tanOf(await carla.requestActivation());
    const content = read(challenge);
    expect(content).toContain(
      'Sie geben Ihre Sitzung im Depotwerk frei: Konten und Depots ansehen, Orders vorbereiten.',
    );
    expect(content).toContain(checkPhrase);
    const scanned = await werkbank.inject({
      method: 'POST',
      url: '/sandbox/api/telefon/10000003/photo',
      payload: { content },
    });
    const { tan, words } = scanned.json<{ tan: string; words: string[] }>();
    expect(tan).toMatch(/^\d{7}$/);
    expect(words).toContain(
      'Sie geben Ihre Sitzung im Depotwerk frei: Konten und Depots ansehen, Orders vorbereiten.',
    );
    expect((await carla.sendActivation(id, tan)).statusCode).toBe(200);
  });

  it("gives another customer's scanner another TAN", async () => {
    const carla = await werkbank.signIn('10000003');
    const { id, challenge } = tanOf(await carla.requestActivation());
    const scanned = await werkbank.inject({
      method: 'POST',
      url: '/sandbox/api/telefon/10000001/photo',
      payload: { content: read(challenge) },
    });
    const refused = await carla.sendActivation(id, scanned.json<{ tan: string }>().tan);
    expect(refused.json()).toMatchObject({ code: 'TAN_UNGUELTIG' });
  });

  it('scans nothing that is no picture of the bank', async () => {
    const answer = await werkbank.inject({
      method: 'POST',
      url: '/sandbox/api/telefon/10000003/photo',
      payload: { content: 'https://example.invalid' },
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the push [TAN-07]', () => {
  it.each([
    ['approve', 'AUTHENTICATED', 200],
    ['decline', 'DECLINED', 422],
    ['mismatch', 'DECLINED_INVALID_TX', 422],
  ])('answered with %s is %s', async (decision, status, activation) => {
    const david = await werkbank.signIn('10000004');
    const { id, link } = tanOf(await david.requestActivation());
    expect(await statusOf(david, link?.href)).toBe('PENDING');
    await david.release(id, decision);
    expect(await statusOf(david, link?.href)).toBe(status);
    expect((await david.sendActivation(id)).statusCode).toBe(activation);
  });

  it('that nobody has approved yet is said to be so', async () => {
    const david = await werkbank.signIn('10000004');
    const { id } = tanOf(await david.requestActivation());
    const refused = await david.sendActivation(id);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'TAN_UNGUELTIG',
      messages: [{ key: 'PUSHTAN_ANGEFORDERT' }],
    });
  });

  it('is EXPIRED after five minutes and can no longer be approved', async () => {
    const david = await werkbank.signIn('10000004');
    const { id, link } = tanOf(await david.requestActivation());
    await werkbank.advance(301);
    await david.release(id);
    expect(await statusOf(david, link?.href)).toBe('EXPIRED');
  });

  it('is seen by the session that asked and nobody else [BNK-06]', async () => {
    const david = await werkbank.signIn('10000004');
    const { link } = tanOf(await david.requestActivation());
    const anna = await werkbank.signIn('10000001');
    expect((await anna.get(link?.href ?? '')).statusCode).toBe(404);
    const davidElsewhere = await werkbank.signIn('10000004');
    expect((await davidElsewhere.get(link?.href ?? '')).statusCode).toBe(404);
  });
});

describe('the SMS [TAN-05]', () => {
  it('is announced with a masked number, and the telephone shows words, check phrase and code [TAN-14]', async () => {
    const anna = await werkbank.signIn('10000001');
    const challenge = tanOf(await anna.requestActivation('M_TAN'));
    expect(challenge.challenge).toBe('+49 *** ****0001');
    const message = await anna.message(challenge.id);
    expect(message).toMatchObject({
      typ: 'M_TAN',
      state: 'OPEN',
      sentence: 'Sie geben Ihre Sitzung im Depotwerk frei: Konten und Depots ansehen, Orders vorbereiten.',
      checkPhrase: challenge.checkPhrase,
      expiresAt: challenge.expiresAt,
    });
    expect(message.tan).toMatch(/^\d{6}$/);
  });
});

describe('the telephone page [BNK-03]', () => {
  const page = async (url: string, cookies: Record<string, string> = {}) =>
    (await werkbank.inject({ method: 'GET', url, cookies })).body;

  it("is the signed-in customer's own, else lets choose", async () => {
    const anna = await werkbank.signIn('10000001');
    expect(await page('/telefon', { ...anna.cookies })).toContain('Telefon von Anna Berger');
    expect(await page('/telefon')).toContain('<h2>Mina Nolte</h2>');
  });

  it('approves a push and shows that', async () => {
    const david = await werkbank.signIn('10000004');
    const { id, link } = tanOf(await david.requestActivation());
    expect(await page('/telefon?wer=10000004')).toContain('Die Angaben stimmen nicht');
    await werkbank.inject({
      method: 'POST',
      url: '/telefon/push',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `wer=10000004&id=${id}&decision=approve`,
    });
    expect(await statusOf(david, link?.href)).toBe('AUTHENTICATED');
    expect(await page('/telefon?wer=10000004')).toContain('freigegeben');
  });

  it('says that the release is locked, until the bank unlocks it', async () => {
    expect(await page('/telefon?wer=10000008')).toContain('Die Freigabe ist gesperrt.');
    const henrik = await werkbank.signIn('10000008');
    expect((await henrik.requestActivation()).json()).toMatchObject({
      code: 'access_denied',
      messages: [{ key: 'fehler-tan-gesperrt' }],
    });
    await werkbank.inject({ method: 'POST', url: '/sandbox/api/unlock/10000008' });
    expect((await henrik.requestActivation()).statusCode).toBe(201);
  });
});
