import { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { settle } from '@adapters/fake/device/manual-scheduler';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { atBank, Browser, fieldsOf, NOBODY, SILENT, typed } from './drafting-browser';

describe('an application begun by somebody who is not signed in [APP-15]', () => {
  const typedByStranger = async (fields: Readonly<Record<string, string>>) => {
    const bank = new FakeApplicationDrafts();
    bank.ails = NOBODY;
    const browser = new Browser(bank);
    const page = browser.page();
    await page.find('depot')();
    await page.keep('depot', typed(fields))();
    await settle();
    return { bank, browser, page };
  };

  it('stays on this device, where the next page finds it; the bank is asked once a page', async () => {
    const { bank, browser, page } = await typedByStranger({ a: '1' });
    await page.keep('depot', typed({ a: '2' }))();
    await settle();
    expect(bank.calls).toEqual(['list']);
    expect(browser.device.kept.size).toBe(0);
    expect(fieldsOf(await browser.page().find('depot')())).toEqual({ a: '2' });
  });

  it('goes over to the bank with the sign-in, and is on this device no more', async () => {
    const { bank, browser } = await typedByStranger({ a: '1' });
    bank.ails = undefined;
    const found = O.toUndefined(await browser.page().find('depot')());
    expect(found).toMatchObject({ from: 'before-sign-in', draft: typed({ a: '1' }) });
    await settle();
    expect([atBank(bank), browser.strangers.kept.size]).toEqual([[{ a: '1' }], 0]);
    expect(O.toUndefined(await browser.page().find('depot')())).not.toHaveProperty('from');
  });

  it('is one of two tabs that stand beside each other: neither takes from the other', async () => {
    const { bank, browser, page } = await typedByStranger({ a: '1' });
    const beside = browser.page();
    await beside.keep('depot', typed({ b: '2' }))();
    await settle();
    await beside.keep('depot', typed({ b: '3' }))();
    expect(fieldsOf(await browser.page().find('depot')())).toEqual({ a: '1', b: '3' });
    await page.keep('depot', typed({}))();
    expect(fieldsOf(await browser.page().find('depot')())).toEqual({ b: '3' });
    expect(bank.drafts).toEqual([]);
  });

  it('is there, and goes on, while the bank does not say whether anybody is signed in', async () => {
    const { bank, browser } = await typedByStranger({ a: '1' });
    bank.ails = SILENT;
    const page = browser.page();
    const found = O.toUndefined(await page.find('depot')());
    expect(found).toEqual({ draft: expect.objectContaining(typed({ a: '1' })) });
    await page.keep('depot', typed({ a: '1', b: '2' }))();
    await settle();
    bank.ails = NOBODY;
    expect(fieldsOf(await browser.page().find('depot')())).toEqual({ a: '1', b: '2' });
    bank.ails = undefined;
    const signedIn = O.toUndefined(await browser.page().find('depot')());
    expect(signedIn).toMatchObject({ from: 'before-sign-in', draft: typed({ a: '1', b: '2' }) });
    await settle();
    expect([atBank(bank), browser.strangers.kept.size]).toEqual([[{ a: '1', b: '2' }], 0]);
  });

  it('is kept although the first page on this device had no answer from the bank', async () => {
    const bank = new FakeApplicationDrafts();
    bank.ails = SILENT;
    const browser = new Browser(bank);
    const page = browser.page();
    await page.find('depot')();
    bank.ails = NOBODY;
    await page.keep('depot', typed({ a: '1' }))();
    await settle();
    expect(fieldsOf(await browser.page().find('depot')())).toEqual({ a: '1' });
  });

  it('comes together with what the customer has at the bank: of each field what was said last', async () => {
    const bank = new FakeApplicationDrafts();
    const elsewhere = new Browser(bank).page();
    await elsewhere.keep('depot', typed({ a: 'bank', b: 'bank' }))();
    await settle();
    const browser = new Browser(bank);
    bank.ails = NOBODY;
    const before = browser.page();
    await before.find('depot')();
    await before.keep('depot', typed({ a: 'stranger', c: 'stranger' }))();
    bank.ails = undefined;
    await browser.page().find('depot')();
    await settle();
    expect(atBank(bank)).toEqual([{ a: 'stranger', b: 'bank', c: 'stranger' }]);
    expect(browser.strangers.kept.size).toBe(0);
  });

  it('stays here until the bank has it', async () => {
    const { bank, browser } = await typedByStranger({ a: '1' });
    bank.ails = undefined;
    bank.held = new Promise(() => undefined);
    await browser.page().find('depot')();
    await settle();
    expect(browser.strangers.kept.size).toBe(1);
    bank.held = undefined;
    await browser.page().find('depot')();
    await settle();
    expect([atBank(bank), browser.strangers.kept.size]).toEqual([[{ a: '1' }], 0]);
  });

  it('is not taken over while the session TAN is missing', async () => {
    const { bank, browser } = await typedByStranger({ a: '1' });
    bank.ails = { kind: 'session-tan-required' };
    expect(await browser.page().find('depot')()).toEqual(O.none);
    expect(browser.strangers.kept.size).toBe(1);
  });

  it("is none of a customer's whose session ends on the page: that stays with their own", async () => {
    const bank = new FakeApplicationDrafts();
    const browser = new Browser(bank);
    const page = browser.page();
    await page.find('depot')();
    bank.ails = NOBODY;
    await page.keep('depot', typed({ a: '1' }))();
    await settle();
    await page.keep('depot', typed({ a: '2' }))();
    await settle();
    expect([browser.device.kept.size, browser.strangers.kept.size]).toEqual([1, 0]);
  });

  it('is over a week after the last change, of whatever product', async () => {
    const { browser, page } = await typedByStranger({ a: '1' });
    const week = 7 * 24 * 60 * 60 * 1000;
    await browser.clock.advance(week / 2);
    await page.find('karte')();
    await page.keep('karte', typed({ a: '2' }))();
    await browser.clock.advance(week / 2);
    expect(fieldsOf(await browser.page().find('karte')())).toEqual({ a: '2' });
    await browser.clock.advance(1000);
    expect(await browser.page().find('karte')()).toMatchObject({ _tag: 'Some' });
    expect([...browser.strangers.kept.keys()]).toEqual(['karte']);
  });
});

describe('an application begun again [APP-15]', () => {
  it('is gone here and at the bank, also what was just being saved', async () => {
    const bank = new FakeApplicationDrafts();
    const browser = new Browser(bank);
    const page = browser.page();
    await page.find('depot')();
    let go = (): void => undefined;
    bank.held = new Promise((resolve) => (go = resolve));
    await page.keep('depot', typed({ a: '1' }))();
    await page.keep('depot', typed({ a: '2' }))();
    const discarded = page.discard('depot')();
    go();
    expect(await discarded).toEqual(E.right(undefined));
    expect([bank.drafts, browser.device.kept.size]).toEqual([[], 0]);
    expect(await browser.page().find('depot')()).toEqual(O.none);
    await page.keep('depot', typed({ b: '1' }))();
    await settle();
    expect(atBank(bank)).toEqual([{ b: '1' }]);
  });

  it('is gone where two devices had each begun one, and of this product alone', async () => {
    const bank = new FakeApplicationDrafts();
    const page = new Browser(bank).page();
    await page.keep('karte', typed({ a: '1' }))();
    await settle();
    const [held] = bank.drafts;
    if (held === undefined) throw new Error('Nothing is held');
    bank.drafts = [
      ...bank.drafts,
      { ...held, id: 'x', product: 'depot' },
      { ...held, id: 'y', product: 'depot' },
    ];
    expect(await page.discard('depot')()).toEqual(E.right(undefined));
    expect(bank.drafts.map(({ product }) => product)).toEqual(['karte']);
  });

  it('stays as it is where the bank does not answer', async () => {
    const bank = new FakeApplicationDrafts();
    const browser = new Browser(bank);
    const page = browser.page();
    await page.keep('depot', typed({ a: '1' }))();
    await settle();
    bank.ails = SILENT;
    expect(await page.discard('depot')()).toEqual(E.left(SILENT));
    expect(fieldsOf(await browser.page().find('depot')())).toEqual({ a: '1' });
  });

  it('of a stranger is gone from this device; the bank is not asked', async () => {
    const bank = new FakeApplicationDrafts();
    bank.ails = NOBODY;
    const browser = new Browser(bank);
    const page = browser.page();
    await page.find('depot')();
    await page.keep('depot', typed({ a: '1' }))();
    expect(await page.discard('depot')()).toEqual(E.right(undefined));
    expect([browser.strangers.kept.size, bank.calls]).toEqual([0, ['list']]);
  });
});
