import { snapshotCell, snapshotOf, type Snapshot } from '@domain/form/session/snapshot';
import type { BegunApplication } from '@domain/product-application/begun-application';
import {
  askedNow,
  fillBeforehand,
  putBack,
  stepsBefore,
  takeIn,
} from '@domain/product-application/engine/application-draft';
import type { Product } from '@domain/product-application/engine/product';
import { opened } from './opened';

type Kept = Snapshot['fields'];

const draft = (fields: Kept): BegunApplication => ({
  step: 'anschrift',
  snapshot: { version: 1, fields, rows: {} },
});

describe('what is filled in before a customer comes (brokerage.md 3) [APP-03]', () => {
  it.each<[Product, string, string | boolean, string]>([
    ['adresse', 'PERSON.NAME_I1', 'Claasen', 'PERSON.NAME_I1'],
    ['karte', 'KARTEN.KREDITKARTE_I1', true, 'KARTEN.KREDITKARTE_I1'],
    ['karte', 'KARTEN.KREDITKARTE_MOTIV_I1', 'WALD', 'KARTEN.KREDITKARTE_MOTIV_I1'],
    // A child is the first holder of its depot (decisions.md).
    ['junior-depot', 'PERSON.NAME_I1', 'Claasen', 'PERSON.NAME_J'],
  ])('in the application for %s %s is %j, in the field %s', (product, name, entry, place) => {
    const { session, compiled, field } = opened(product);
    const filled = fillBeforehand(session, compiled, { bank: [{ name, entry }], link: [] });
    expect([...filled]).toEqual([[place, 'bank']]);
    expect(field(place).value).toBe(entry);
    expect(field(place).isEdited).toBe(false);
  });

  it.each<[Product, string, string | boolean, string]>([
    ['adresse', 'PERSON.NAME_I1', '', 'nothing is known'],
    ['adresse', 'PERSON.NAME_I1', true, 'a tick is no text'],
    ['karte', 'KARTEN.KREDITKARTE_I1', 'true', 'a text is no tick'],
    ['karte', 'KARTEN.KREDITKARTE_MOTIV_I1', 'GLITZER', 'no such code'],
    ['karte', 'KARTEN.KREDITKARTE_MOTIV_I1', true, 'a tick is no code'],
  ])('in the application for %s %s is not %j: %s', (product, name, entry) => {
    const { session, compiled, field, value } = opened(product);
    const before = value(name);
    expect(fillBeforehand(session, compiled, { bank: [{ name, entry }], link: [] }).size).toBe(0);
    expect([field(name).isPrefilled, value(name)]).toEqual([false, before]);
  });

  it('is left out where the application does not ask for it', () => {
    const { session, compiled } = opened('karte');
    const bank = [{ name: 'PERSON.NAME_I1', entry: 'Claasen' }];
    expect(fillBeforehand(session, compiled, { bank, link: [] }).size).toBe(0);
  });

  it('is what the link has chosen where the bank says something else', () => {
    const { session, compiled, value } = opened('karte');
    const said = (entry: boolean) => [{ name: 'KARTEN.GIROCARD_I1', entry }];
    const filled = fillBeforehand(session, compiled, { bank: said(false), link: said(true) });
    expect([...filled]).toEqual([['KARTEN.GIROCARD_I1', 'link']]);
    expect(value('KARTEN.GIROCARD_I1')).toBe(true);
  });
});

describe('a draft that is put back [APP-15]', () => {
  it.each([
    ['produkt', []],
    ['steuer', ['produkt', 'person-i1', 'person-i2']],
  ] as const)('that stood at %s has been through %j', (step, before) => {
    expect(stepsBefore(step, opened('depot').compiled)).toEqual(before);
  });

  it('has what was typed, and says what can no longer be read', () => {
    const { session, compiled, value } = opened('karte');
    const fields = {
      'KARTEN.GIROCARD_I1': true,
      'KARTEN.KREDITKARTE_MOTIV_I1': 'GLITZER',
      'KARTEN.GONE_I1': 'x',
      // What a link has chosen goes along with the draft, and is no field of the form.
      'PRODUKT.MODULE': ['m-1'],
    };
    expect(putBack(session, { version: 1, fields, rows: {} }, compiled)).toEqual([
      'KARTEN.KREDITKARTE_MOTIV_I1',
      'KARTEN.GONE_I1',
    ]);
    expect(value('KARTEN.GIROCARD_I1')).toBe(true);
  });

  it.each<[Product, string, string, boolean, string]>([
    ['adresse', 'PERSON.NAME_I1', 'Claasen', false, 'what the bank knows for certain'],
    ['adresse', 'POST.ORT_I1', 'Celle', true, 'what a customer changes'],
    ['depot', 'ANLAGEDEPOT_STAMM.PRODUKTKLASSE', '3', true, 'what the planner has worked out'],
  ])('in the application for %s, %s, %s: %s, %s', (product, name, entry, isPutBack) => {
    const { session, compiled, field } = opened(product);
    expect(putBack(session, { version: 1, fields: { [name]: entry }, rows: {} }, compiled)).toEqual([]);
    expect([field(name).isEdited, field(name).value === entry]).toEqual([isPutBack, isPutBack]);
  });
});

describe('what was typed elsewhere comes in [APP-15]', () => {
  const before = { 'POST.ORT_I1': 'Hannover', 'POST.STRASSE_I1': 'Am Markt', 'POST.HAUSNUMMER_I1': '1' };

  /** A page that was opened with a draft, on which this is typed; then another device has kept that. */
  function together(typed: Readonly<Record<string, string>>, elsewhere: Kept) {
    const page = opened('adresse');
    const { session, compiled } = page;
    putBack(session, draft(before).snapshot, compiled);
    page.say(typed);
    takeIn({ session, compiled, step: 'anschrift' }, draft(elsewhere), draft(before));
    return page;
  }
  const fieldsOf = ({ session }: ReturnType<typeof together>): Kept => snapshotOf(session).fields;

  it.each<[string, Readonly<Record<string, string>>, Kept, Kept]>([
    ['changed there', {}, { ...before, 'POST.ORT_I1': 'Celle' }, { ...before, 'POST.ORT_I1': 'Celle' }],
    ['said there first', {}, { ...before, 'POST.PLZ_I1': '29221' }, { ...before, 'POST.PLZ_I1': '29221' }],
    [
      'changed here, whatever was said there',
      { 'POST.ORT_I1': 'Bonn' },
      { ...before, 'POST.ORT_I1': 'Celle' },
      { ...before, 'POST.ORT_I1': 'Bonn' },
    ],
    [
      'changed here and untouched there',
      { 'POST.ORT_I1': 'Bonn' },
      { ...before, 'POST.STRASSE_I1': 'Am Tor' },
      { ...before, 'POST.ORT_I1': 'Bonn', 'POST.STRASSE_I1': 'Am Tor' },
    ],
    [
      'emptied there',
      {},
      { 'POST.ORT_I1': 'Hannover', 'POST.STRASSE_I1': 'Am Markt' },
      { 'POST.ORT_I1': 'Hannover', 'POST.STRASSE_I1': 'Am Markt' },
    ],
    [
      'emptied there while it was typed here',
      { 'POST.HAUSNUMMER_I1': '2' },
      { 'POST.ORT_I1': 'Hannover', 'POST.STRASSE_I1': 'Am Markt' },
      { ...before, 'POST.HAUSNUMMER_I1': '2' },
    ],
    ['what only the bank may say', {}, { ...before, 'PERSON.NAME_I1': 'Fremd' }, before],
  ])('%s', (_, typed, elsewhere, stands) => {
    expect(fieldsOf(together(typed, elsewhere))).toEqual(stands);
  });

  it('as one change, so that no page shows half of it', () => {
    const { session, compiled } = opened('adresse');
    let told = 0;
    session.watch(snapshotCell(session), () => (told += 1));
    takeIn({ session, compiled, step: 'anschrift' }, draft(before), draft({}));
    expect([told, snapshotOf(session).fields]).toEqual([1, before]);
  });
});

describe('what stands in the fields that are asked for', () => {
  it('is a draft of them: of a second holder only where there is one [APP-09]', () => {
    const { session, compiled, say } = opened('tagesgeld');
    say({ 'PERSON.NAME_I1': 'Neumann' });
    const names = () => Object.keys(askedNow(session, compiled));
    expect(askedNow(session, compiled)).toMatchObject({
      'PRODUKT.ART': 'KPE',
      'TGK_PLUS.TGK_PLUS': true,
      'PERSON.NAME_I1': 'Neumann',
      'PERSON.TITEL_I1': '',
    });
    expect(names().filter((name) => name.includes('_I2'))).toEqual([]);
    say({ 'PRODUKT.ART': 'KPG' });
    expect(names()).toContain('PERSON.NAME_I2');
    // Their second number is none yet, so that nothing is asked about it; its country code stands before it.
    expect(names().filter((name) => name.startsWith('TELEKOM.') && name.endsWith('_2'))).toEqual([
      'TELEKOM.VORWAHL_I1_2',
      'TELEKOM.NUMMER_I1_2',
      'TELEKOM.VORWAHL_I2_2',
      'TELEKOM.NUMMER_I2_2',
    ]);
  });
});
