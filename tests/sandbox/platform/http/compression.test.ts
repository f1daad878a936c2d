import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

let werkbank: Werkbank;
let anna: PortalCustomer;
beforeAll(async () => {
  werkbank = await openWerkbank();
  anna = await werkbank.signIn('10000001');
  await anna.activateSession();
});
afterAll(() => werkbank.close());

const LONG = '/api/brokerage/v3/orders/dimensions';
const SHORT = '/api/session/clients/user/v1/sessions';
const reads = (encodings: string) => ({ 'accept-encoding': encodings });

describe('what the bank sends to a browser that reads it compressed', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is the same as sent plain (%s), and less of it', async (encoding, unpack) => {
    const plain = await anna.get(LONG);
    const packed = await anna.get(LONG, reads(encoding));
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    expect(packed.headers['vary']).toContain('accept-encoding');
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('is plain where one packet holds it anyway', async () => {
    expect((await anna.get(SHORT, reads('br, gzip'))).headers['content-encoding']).toBeUndefined();
  });

  it('is plain on pages, whose length would tell of the secret in their forms', async () => {
    for (const url of ['/login', '/telefon', '/sandbox']) {
      const { headers, payload } = await werkbank.inject({ url, headers: reads('br, gzip') });
      expect(headers['content-type']).toContain('text/html');
      expect(payload.length).toBeGreaterThan(1400);
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  it('is broken as ordered where a fault cuts it', async () => {
    werkbank.bank.faults.add({
      id: 'cut',
      path: LONG,
      method: 'GET',
      kind: 'truncate',
      value: undefined,
      text: undefined,
      times: 1,
    });
    const { rawPayload } = await anna.get(LONG, reads('br'));
    expect(() => JSON.parse(brotliDecompressSync(rawPayload).toString())).toThrow(SyntaxError);
  });
});
