import { noTurn } from '@adapters/fake/device/no-turn';
import { FakeApplications } from '@adapters/fake/application/fake-applications';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { compiledApplication } from '@application/product-application/compiled-application';
import { OpenApplication, type ApplicationAuthor } from '@application/product-application/open-application';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';

const compiler = TE.right<Failure, typeof compiledApplication>(compiledApplication);
const { configured } = new FakeApplications(new FakeBank());
/** The bank gives a product group a name that nobody can send back. */
const unworkable = { ...configured, groups: [{ id: 'Aktien & Fonds', name: 'Aktien' }] };
const problems = ['I1', 'I2'].map(
  (role) =>
    `depot: WP_PRODUKTGRUPPE.UUID_${role}_1 in wissen starts with Aktien & Fonds, which it cannot read`,
);

function bench(configuration = configured, author?: ApplicationAuthor) {
  const logger = new RecordingLogger();
  const tools = { compiler, logger, identifiers: new FakeIdentifiers(), turn: noTurn, author };
  const opening = new OpenApplication({ configuration: () => TE.right(configuration) }, tools);
  return { open: opening.execute('depot'), logger };
}

describe('an application that cannot work [APP-02] [APP-14]', () => {
  it('is a failure of the bank to the customer, under an id by which the log names all that is wrong', async () => {
    const { open, logger } = bench(unworkable);
    const opened = await open();
    expect(opened).toMatchObject({ left: { kind: 'server', code: 'application-unworkable' } });
    const { errorId } = 'left' in opened && 'errorId' in opened.left ? opened.left : { errorId: '' };
    expect(errorId).not.toBe('');
    expect(logger.records).toEqual([
      { level: 'error', text: 'An application cannot work', facts: { errorId, product: 'depot', problems } },
    ]);
  });

  it('is told to whoever writes it, words that are missing among it', async () => {
    const told: (readonly string[])[] = [];
    const author = {
      words: () => Promise.resolve((name: string) => name !== 'step.wissen'),
      tell: (all: readonly string[]) => void told.push(all),
    };
    await bench(unworkable, author).open();
    expect(told).toEqual([['depot: the step wissen has no words', ...problems]]);
    expect(await bench(configured, author).open()).toMatchObject({ _tag: 'Left' });
  });

  it('is not one whose words did not come, or are all there', async () => {
    const tell = (): never => {
      throw new Error('Nothing is wrong');
    };
    const words = [undefined, () => true].map((hasWords) => () => Promise.resolve(hasWords));
    for (const each of words)
      expect(await bench(configured, { words: each, tell }).open()).toMatchObject({
        right: { compiled: { application: { product: 'depot' } } },
      });
    const { open, logger } = bench();
    expect(await open()).toMatchObject({ right: { configuration: configured } });
    expect(logger.records).toEqual([]);
  });

  it('does not start without its code, which is asked for at once and only then', async () => {
    const offline: Failure = { kind: 'no-answer', reason: 'offline', errorId: 'E-1' };
    const order: string[] = [];
    const tools = {
      compiler: () => {
        order.push('code');
        return Promise.resolve(E.left(offline));
      },
      logger: new RecordingLogger(),
      identifiers: new FakeIdentifiers(),
      turn: noTurn,
    };
    const configuration = () => () => {
      order.push('bank');
      return Promise.resolve(E.right(configured));
    };
    const open = new OpenApplication({ configuration }, tools).execute('depot');
    expect(order).toEqual([]);
    expect(await open()).toEqual(E.left(offline));
    expect(order).toEqual(['code', 'bank']);
  });

  it('is read, looked through, built and looked through again in turns, so that a key is answered in between', async () => {
    let turns = 0;
    const took: number[] = [];
    const open = new OpenApplication(
      { configuration: () => TE.fromIO(() => (took.push(turns), configured)) },
      {
        compiler: TE.right(function* (...of: Parameters<typeof compiledApplication>) {
          const parts = compiledApplication(...of);
          for (let part = parts.next(); ; part = parts.next()) {
            took.push(turns);
            if (part.done === true) return part.value;
            yield;
          }
        }),
        logger: new RecordingLogger(),
        identifiers: new FakeIdentifiers(),
        turn: () => Promise.resolve(void (turns += 1)),
      },
    ).execute('depot');
    expect(await open()).toMatchObject({ right: { compiled: { application: { product: 'depot' } } } });
    expect(took).toEqual([0, 1, 2, 3]);
  });

  it('leaves what the bank itself refuses as it is', async () => {
    const failure: Failure = { kind: 'session-expired' };
    const logger = new RecordingLogger();
    const tools = { compiler, logger, identifiers: new FakeIdentifiers(), turn: noTurn };
    const opening = new OpenApplication({ configuration: () => TE.left(failure) }, tools);
    expect(await opening.execute('depot')()).toMatchObject({ left: failure });
    expect(logger.records).toEqual([]);
  });
});
