import { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { ManualScheduler, settle } from '@adapters/fake/device/manual-scheduler';
import { LOOK_AGAIN_MS } from '@application/product-application/carried-drafts';
import * as O from 'fp-ts/Option';
import { atBank, Browser, fieldsOf, SILENT, typed } from './drafting-browser';

describe('an application that is left [APP-15]', () => {
  it('goes on where it stood on another device', async () => {
    const bank = new FakeApplicationDrafts();
    await new Browser(bank).page().keep('depot', typed({ a: '1' }))();
    await settle();
    const there = new Browser(bank).page();
    expect(O.toUndefined(await there.find('depot')())).toMatchObject({ draft: typed({ a: '1' }) });
    expect(await there.find('girokonto')()).toEqual(O.none);
  });

  it('shows what another device typed later, once that was at the bank', async () => {
    const bank = new FakeApplicationDrafts();
    const phone = new Browser(bank);
    const onPhone = phone.page();
    await onPhone.keep('depot', typed({ a: '1' }))();
    await settle();
    const elsewhere = new Browser(bank).page();
    await elsewhere.find('depot')();
    await elsewhere.keep('depot', typed({ a: '2' }))();
    await settle();
    expect(fieldsOf(await phone.page().find('depot')())).toEqual({ a: '2' });
  });

  it('loses nothing of two devices that type at once: where both said something, the later stands', async () => {
    const bank = new FakeApplicationDrafts();
    const one = new Browser(bank).page();
    const other = new Browser(bank).page();
    await one.keep('depot', typed({ a: '1', b: '1' }))();
    await settle();
    await other.find('depot')();
    await one.keep('depot', typed({ a: '1', b: '2' }))();
    await settle();
    await other.keep('depot', typed({ a: '3', b: '1' }))();
    await settle();
    expect(atBank(bank)).toEqual([{ a: '3', b: '2' }]);
  });

  it('tells the page what the bank holds once it says so, where it did not at first', async () => {
    const bank = new FakeApplicationDrafts();
    await new Browser(bank).page().keep('depot', typed({ a: '1', b: '1' }))();
    await settle();
    bank.ails = SILENT;
    const clock = new ManualScheduler();
    const page = new Browser(bank, clock).page();
    expect(await page.find('depot')()).toEqual(O.none);
    const heard: unknown[] = [];
    page.listen('depot', ({ snapshot }) => heard.push(snapshot.fields));
    await clock.advance(LOOK_AGAIN_MS);
    expect(heard).toEqual([]);
    bank.ails = undefined;
    await clock.advance(LOOK_AGAIN_MS);
    expect(heard).toEqual([{ a: '1', b: '1' }]);
    await clock.advance(LOOK_AGAIN_MS);
    expect(heard).toHaveLength(1);
  });

  it('is over where another window sent or dropped it, as far as the bank says so', async () => {
    const bank = new FakeApplicationDrafts();
    const device = new Browser(bank);
    const page = device.page();
    const isOver = () => page.isOverElsewhere('depot')();
    // Nothing was kept yet.
    expect(await isOver()).toBe(false);
    await page.keep('depot', typed({ a: '1' }))();
    await settle();
    expect(await isOver()).toBe(false);
    await device.page().discard('depot')();
    bank.ails = SILENT;
    expect(await isOver()).toBe(false);
    bank.ails = undefined;
    expect(await isOver()).toBe(true);
  });

  it('asks no further once the page is gone', async () => {
    const bank = new FakeApplicationDrafts();
    bank.ails = SILENT;
    const clock = new ManualScheduler();
    const page = new Browser(bank, clock).page();
    await page.find('depot')();
    const leave = page.listen('depot', () => undefined);
    leave();
    const asked = bank.calls.length;
    await clock.advance(3 * LOOK_AGAIN_MS);
    expect(bank.calls).toHaveLength(asked);
  });

  it('keeps here what the bank has not got, and takes it along later', async () => {
    const bank = new FakeApplicationDrafts();
    const device = new Browser(bank);
    bank.ails = SILENT;
    await device.page().keep('depot', typed({ a: '1' }))();
    await settle();
    expect(bank.drafts).toEqual([]);
    const later = device.page();
    expect(fieldsOf(await later.find('depot')())).toEqual({ a: '1' });
    bank.ails = undefined;
    await later.keep('depot', typed({ a: '1', b: '2' }))();
    await settle();
    expect(atBank(bank)).toEqual([{ a: '1', b: '2' }]);
  });

  it('loses nothing when the page goes away while it is being saved', async () => {
    const bank = new FakeApplicationDrafts();
    const device = new Browser(bank);
    const first = device.page();
    await first.keep('depot', typed({ a: '1' }))();
    await settle();
    bank.held = new Promise(() => undefined);
    await first.keep('depot', typed({ a: '2' }))();
    await first.keep('depot', typed({ a: '3' }))();
    bank.held = undefined;
    expect(fieldsOf(await device.page().find('depot')())).toEqual({ a: '3' });
  });

  it('is on its way to the bank before this device has it: the page may end before', async () => {
    const bank = new FakeApplicationDrafts();
    const device = new Browser(bank);
    const page = device.page();
    await page.keep('depot', typed({ a: '1' }))();
    await settle();
    let stored = (): void => undefined;
    const keep = device.device.keep.bind(device.device);
    jest.spyOn(device.device, 'keep').mockImplementationOnce((product, draft) => async () => {
      await new Promise<void>((resolve) => (stored = resolve));
      await keep(product, draft)();
    });
    const kept = page.keep('depot', typed({ a: '2' }))();
    await settle();
    expect(atBank(bank)).toEqual([{ a: '2' }]);
    stored();
    await kept;
    await settle();
    // What is said of it later is kept later: that the bank has it.
    expect(O.toUndefined(await device.device.find('depot')())).toMatchObject({
      ...typed({ a: '2' }),
      isAtBank: true,
    });
  });

  it('saves one at a time, and of what was typed meanwhile only the last', async () => {
    const bank = new FakeApplicationDrafts();
    const drafts = new Browser(bank).page();
    let go = (): void => undefined;
    bank.held = new Promise((resolve) => (go = resolve));
    for (const a of ['1', '2', '3', '4']) await drafts.keep('depot', typed({ a }))();
    go();
    await settle();
    expect(bank.calls).toEqual(['list', 'save 0', 'save 1']);
    expect(atBank(bank)).toEqual([{ a: '4' }]);
  });

  it('is over here too once it was sent from elsewhere, but not because the bank is silent', async () => {
    const bank = new FakeApplicationDrafts();
    const device = new Browser(bank);
    await device.page().keep('depot', typed({ a: '1' }))();
    await settle();
    bank.ails = SILENT;
    expect(fieldsOf(await device.page().find('depot')())).toEqual({ a: '1' });
    bank.ails = undefined;
    bank.drafts = [];
    expect(await device.page().find('depot')()).toEqual(O.none);
  });

  it('begins again after it was sent from here', async () => {
    const bank = new FakeApplicationDrafts();
    const drafts = new Browser(bank).page();
    await drafts.keep('depot', typed({ a: '1' }))();
    await settle();
    bank.drafts = [];
    await drafts.keep('depot', typed({ a: '2' }))();
    await settle();
    expect(bank.drafts).toMatchObject([{ version: 1, draft: typed({ a: '2' }) }]);
  });

  it('takes nothing from the other device with what is typed after a clash [APP-15]', async () => {
    const bank = new FakeApplicationDrafts();
    const [one, other] = [new Browser(bank).page(), new Browser(bank).page()];
    await one.keep('depot', typed({ a: '1' }))();
    await settle();
    await other.find('depot')();
    await one.keep('depot', typed({ a: '1', b: '2' }))();
    await settle();
    await other.keep('depot', typed({ a: '3' }))();
    await settle();
    await other.keep('depot', typed({ a: '4' }))();
    await settle();
    expect(atBank(bank)).toEqual([{ a: '4', b: '2' }]);
  });

  it('tells the page what another device typed meanwhile, once', async () => {
    const bank = new FakeApplicationDrafts();
    const [one, other] = [new Browser(bank).page(), new Browser(bank).page()];
    await one.keep('depot', typed({ a: '1' }))();
    await settle();
    await other.find('depot')();
    const heard: unknown[] = [];
    const end = other.listen('depot', (now, before) =>
      heard.push([now.snapshot.fields, before.snapshot.fields]),
    );
    await one.keep('depot', typed({ a: '1', b: '2' }))();
    await settle();
    await other.keep('depot', typed({ a: '3' }))();
    await settle();
    expect(heard).toEqual([[{ a: '3', b: '2' }, { a: '3' }]]);
    await other.keep('depot', typed({ a: '3', b: '5' }))();
    await settle();
    expect(heard).toHaveLength(1);
    end();
    await one.keep('depot', typed({ a: '6', b: '2' }))();
    await settle();
    await other.keep('depot', typed({ a: '3', b: '7' }))();
    await settle();
    expect([heard.length, atBank(bank)]).toEqual([1, [{ a: '6', b: '7' }]]);
  });

  it('keeps empty what was emptied here, against an older draft of another device', async () => {
    const bank = new FakeApplicationDrafts();
    const [phone, desk] = [new Browser(bank), new Browser(bank)];
    const onPhone = phone.page();
    await onPhone.keep('depot', typed({ a: '1', b: '1' }))();
    await settle();
    const onDesk = desk.page();
    await onDesk.find('depot')();
    bank.ails = SILENT;
    await onDesk.keep('depot', typed({ a: '1', b: '2' }))();
    await settle();
    bank.ails = undefined;
    await onPhone.keep('depot', typed({ b: '1' }))();
    await settle();
    const found = O.toUndefined(await desk.page().find('depot')());
    expect(found).toMatchObject({ from: 'another-device' });
    expect(found?.draft.snapshot.fields).toEqual({ b: '2' });
  });

  it('says nothing of another device where only this one has typed', async () => {
    const bank = new FakeApplicationDrafts();
    const browser = new Browser(bank);
    await browser.page().keep('depot', typed({ a: '1' }))();
    await settle();
    expect(O.toUndefined(await browser.page().find('depot')())).not.toHaveProperty('from');
  });
});
