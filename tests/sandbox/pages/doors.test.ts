import type { LightMyRequestResponse } from 'fastify';
import { openWerkbank, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;
beforeAll(async () => {
  werkbank = await openWerkbank();
});
afterAll(() => werkbank.close());

const page = '/ngbrk/orderbuch';
const stash = '{"filter":"<offen> & \\"fällig\\""}';

const post = (url: string, form: Readonly<Record<string, string>>): Promise<LightMyRequestResponse> =>
  werkbank.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

const cookie = (answer: LightMyRequestResponse, name: string): string | undefined =>
  answer.cookies.find((each) => each.name === name)?.value;

describe.each([
  ['/login', '10000002', '222222', 'customer'],
  ['/cp/login', '10000010', '101010', 'ihf'],
])('the door %s [GU-10]', (door, zugangsnummer, pin, area) => {
  it('takes a stash by POST and keeps it with the return target through the form', async () => {
    const shown = await post(`${door}?page=${encodeURIComponent(page)}`, { stash });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain(`name="page" value="${page}"`);
    expect(shown.body).toContain('name="stash" value="{&quot;filter&quot;:&quot;&lt;offen&gt; &amp;');
  });

  it('gives the stash back after the sign-in, and says which area it leads into', async () => {
    const answer = await post(door, { zugangsnummer, pin, page, stash });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(page);
    expect(cookie(answer, 'cdb-stash')).toBe(stash);
    expect(cookie(answer, 'cdb-area')).toBe(area);
  });

  it('keeps the stash when the sign-in fails', async () => {
    const refused = await post(door, { zugangsnummer, pin: '000000', page, stash });
    expect(refused.statusCode).toBe(401);
    expect(refused.body).toContain('name="stash"');
    expect(cookie(refused, 'cdb-stash')).toBeUndefined();
  });

  it('gives nothing back where nothing was stashed', async () => {
    const answer = await post(door, { zugangsnummer, pin, page });
    expect(cookie(answer, 'cdb-stash')).toBeUndefined();
  });

  it('refuses a stash from another site', async () => {
    const answer = await werkbank.inject({
      method: 'POST',
      url: door,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: new URLSearchParams({ stash }).toString(),
    });
    expect(answer.statusCode).toBe(403);
  });
});
