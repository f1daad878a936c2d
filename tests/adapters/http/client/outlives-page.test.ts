import { HttpApplicationDraftGateway } from '@adapters/http/application/http-application-draft-gateway';
import { clientOfPage } from '../../support/client-of-page';

/** Saves a begun application of so many letters, and tells how it was sent. */
async function sent(isHidden: boolean | undefined, letters: number) {
  const page = clientOfPage(isHidden === undefined ? {} : { isHidden: () => isHidden });
  const drafts = new HttpApplicationDraftGateway(page.client);
  const snapshot = { version: 1, fields: { 'PERSON.NAME_I1': 'ü'.repeat(letters) }, rows: {} };
  await drafts.save({ id: 'id', product: 'depot', version: 1, draft: { step: 'produkt', snapshot } })();
  if (isHidden === true) await drafts.list()();
  return page.sent.map(({ adapter, fetchOptions }) => [
    adapter === 'fetch',
    fetchOptions?.['keepalive'] === true,
  ]);
}

describe('what is typed and on its way to the bank while the page ends [APP-15]', () => {
  it('outlives it; what is only read does not', async () => {
    expect(await sent(true, 10)).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  // Two bytes each: browsers take 64 KiB of all that outlives a page, and the log may be on its way, too.
  it.each([
    ['it is seen', false, 10],
    ['nobody knows whether it is', undefined, 10],
    ['it is too long for that', true, 16_000],
  ])('is sent as ever where %s', async (_, isHidden, letters) => {
    expect((await sent(isHidden, letters))[0]).toEqual([false, false]);
  });
});
