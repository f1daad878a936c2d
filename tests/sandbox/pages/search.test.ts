import { findPages, SITE_PAGES } from '@sandbox/pages/site-pages';
import { openWerkbank, type Werkbank } from '../support/werkbank';

describe('the pages a search finds [SH-04]', () => {
  it.each([
    ['orderbuch', '/ngbrk/orderbuch', 'its name'],
    ['ORDERB', '/ngbrk/orderbuch', 'a part of it in capitals'],
    ['steuer', '/ngbrk/steuersimulation', 'a word of its name'],
    ['übersicht depot', '/ngbrk/depotuebersicht', 'its words in any order'],
    ['verkauf', '/ngbrk/order/erstellung', 'what it is for'],
    ['quiz', '/ngbrk/verwaltung/wertpapierkenntnisse', 'what people call it'],
  ])('for %j: %s, by %s', (text, path) => {
    expect(findPages(text).map((page) => page.path)).toContain(path);
  });

  it('begin with those named so', () => {
    expect(findPages('depot')[0]?.name).toBe('Depotübersicht');
  });

  it('are none for nothing, and for what nobody wrote', () => {
    expect(findPages('  ')).toEqual([]);
    expect(findPages('xyzzy')).toEqual([]);
  });

  it('are all below the portal', () => {
    expect(SITE_PAGES.every(({ path }) => path.startsWith('/ngbrk/'))).toBe(true);
  });
});

describe('the search page [SH-04]', () => {
  let werkbank: Werkbank;
  beforeAll(async () => {
    werkbank = await openWerkbank();
  });
  afterAll(() => werkbank.close());

  const search = async (text: string): Promise<string> =>
    (await werkbank.inject({ url: `/suche?q=${encodeURIComponent(text)}` })).body;

  it('needs nobody signed in and says what to do', async () => {
    const answer = await werkbank.inject({ url: '/suche' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Geben Sie ein, was Sie suchen.');
  });

  it('lists securities by name and number, with the way to an order', async () => {
    expect(await search('716460')).toContain('href="/ngbrk/order/erstellung?wkn=716460"');
    expect(await search('sap')).toContain('href="/ngbrk/order/erstellung?wkn=716460"');
  });

  it('lists pages', async () => {
    expect(await search('Orderbuch')).toContain('href="/ngbrk/orderbuch"');
  });

  it('says when there is nothing, with the text as text', async () => {
    const body = await search('<script>alert(1)</script>');
    expect(body).toContain('Kein Treffer');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;');
  });

  it('refuses a text nobody types', async () => {
    expect((await werkbank.inject({ url: `/suche?q=${'x'.repeat(101)}` })).statusCode).toBe(400);
  });
});
