import { readBook } from '@workbench/book/book';
import { placeAt, scenarioAddress } from '@workbench/page/place';
import { WorkbenchModel } from '@workbench/page/workbench-model';
import { marbleFile } from '../support/marble-book';
import { MemoryTexts } from '../support/memory-texts';
import { smallRegistry } from '../support/small-registry';

const plain = 'glas/murmeln/Nichts darin';
const outline = 'glas/murmeln/Es fallen <Zahl>';

function workbench(kept = new MemoryTexts()) {
  let time = 0;
  const model = new WorkbenchModel({
    book: readBook([marbleFile]),
    registry: smallRegistry().registry,
    kept,
    lastRun: {
      at: '2026-11-27T12:00:00Z',
      scenarios: [{ path: marbleFile.path, line: 9, status: 'failed' }],
    },
    surroundings: {
      now: () => new Date((time += 100)),
      patience: () => () => undefined,
      rest: () => Promise.resolve(),
    },
    template: 'Funktionalität: Neu\nSzenario: S\nAngenommen ein leeres Glas\n',
  });
  return { model, kept };
}

const statusOf = ({ results, book }: WorkbenchModel, name: string) => {
  const entry = book.entries.find(({ id }) => id === name);
  return entry && results.of(entry);
};

describe('the desk [BDD-05]', () => {
  it('runs what is laid on it, and notes what became of the text of the book', async () => {
    const { model } = workbench();
    expect(statusOf(model, plain)).toMatchObject({ status: 'failed', isHere: false });
    await model.desk.choose(plain);
    expect(model.desk.ran?.outcome).toMatchObject({ right: [{ status: 'passed' }] });
    expect(statusOf(model, plain)).toMatchObject({ status: 'passed', isHere: true });
    expect(model.desk.isDraft).toBe(false);
  });

  it('keeps what is typed over a reload, and forgets it with the text of the book', async () => {
    const { model, kept } = workbench();
    await model.desk.choose(plain);
    const changed = model.desk.text.replace('0 Murmeln', '9 Murmeln');
    model.desk.type(changed);
    expect(model.desk.isStale).toBe(true);
    const { model: later } = workbench(kept);
    expect(later.counts).toEqual({ all: 3, noticeable: 1, drafted: 1 });
    await later.desk.choose(plain);
    expect(later.desk.text).toBe(changed);
    expect(later.desk.ran?.outcome).toMatchObject({ right: [{ status: 'failed' }] });
    expect(later.desk.bookFile).toEqual({
      name: 'murmeln.feature',
      text: marbleFile.text.replace('0 Murmeln', '9 Murmeln'),
    });
    await later.desk.reset();
    expect(kept.length).toBe(0);
    await later.desk.undo();
    expect(later.desk.text).toBe(changed);
    expect(later.desk.ownFile).toEqual({ name: 'glas-murmeln-nichts-darin.feature', text: changed });
  });

  it('says when the browser has no room for a draft', async () => {
    const { model, kept } = workbench();
    await model.desk.choose(plain);
    kept.isFull = true;
    model.desk.type('anders');
    expect(model.desk.isKept).toBe(false);
  });

  it('begins new scenarios, which live until they are thrown away', async () => {
    const { model, kept } = workbench();
    const id = model.desk.begin();
    await model.desk.choose(id);
    expect(model.desk.isNewDraft).toBe(true);
    expect(model.desk.draftIds).toEqual([id]);
    model.desk.type('Unsinn');
    await model.desk.run();
    expect(model.desk.ran?.outcome).toMatchObject({ _tag: 'Left' });
    expect(model.desk.bookFile).toBeUndefined();
    await model.desk.reset();
    expect(kept.length).toBe(0);
  });

  it('has nothing of a scenario that the book does not have', async () => {
    const { model } = workbench();
    await model.desk.choose('glas/fort');
    expect(model.desk.entry).toBeUndefined();
    expect(model.desk.ran).toBeUndefined();
  });
});

describe('the book on the page [BDD-03]', () => {
  it('is run as a whole, and then shows what goes wrong', async () => {
    const { model } = workbench();
    await model.results.runAll();
    expect(model.results.whole?.counts).toEqual([
      ['passed', 2],
      ['failed', 1],
    ]);
    model.show('noticeable');
    expect(shown(model)).toEqual([outline]);
  });

  it('is searched by numbers and words of rule, scenario and steps', () => {
    const { model } = workbench();
    model.find('ord-02');
    expect(shown(model)).toEqual([`${plain} (2)`]);
    model.find('liegt darin keine');
    expect(shown(model)).toEqual([`${plain} (2)`]);
    model.find('nirgends');
    expect(model.folders).toEqual([]);
  });
});

const shown = ({ folders }: WorkbenchModel) =>
  folders.flatMap(([, chapters]) =>
    chapters.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries.map(({ id }) => id))),
  );

it('finds a scenario by its address, and the desk at any other [BDD-05]', () => {
  expect(placeAt(scenarioAddress(outline))).toEqual({ kind: 'scenario', id: outline });
  expect(placeAt('#/bericht')).toEqual({ kind: 'report' });
  expect(placeAt('')).toEqual({ kind: 'bench' });
  expect(placeAt('#/szenario/%')).toEqual({ kind: 'bench' });
});
