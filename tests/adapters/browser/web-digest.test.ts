import { WebDigest } from '@adapters/browser/web-digest';
import { webcrypto } from 'node:crypto';

describe('the digest of the browser', () => {
  it('is SHA-256 in hexadecimal digits', async () => {
    const digest = new WebDigest(webcrypto as Crypto);
    expect(await digest.of('abc')()).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('is empty on a page served by plain http, where browsers make none', async () => {
    expect(await new WebDigest({} as Crypto).of('abc')()).toBe('');
  });
});
