import { Turns } from '@sandbox/platform/turns';

/** Work that ends when it is told to, and notes when it begins. */
function work(began: string[], name: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async (): Promise<string> => {
    began.push(name);
    await ended;
    if (name === 'broken') throw new Error('broken');
    return name;
  };
  return { run, end };
}

describe('turns [ORD-17]', () => {
  it('let work about one thing begin when what came before has ended, however it ended', async () => {
    const turns = new Turns();
    const began: string[] = [];
    const [broken, second, third] = [work(began, 'broken'), work(began, 'second'), work(began, 'third')];
    const answers = Promise.allSettled([broken, second, third].map(({ run }) => turns.take('key', run)));
    third.end();
    second.end();
    expect(began).toEqual(['broken']);
    broken.end();
    expect(await answers).toMatchObject([
      { status: 'rejected', reason: { message: 'broken' } },
      { status: 'fulfilled', value: 'second' },
      { status: 'fulfilled', value: 'third' },
    ]);
    expect(began).toEqual(['broken', 'second', 'third']);
  });

  it('keep nobody waiting for another thing, nor for what has ended', async () => {
    const turns = new Turns();
    const began: string[] = [];
    const long = work(began, 'long');
    const running = turns.take('one', long.run);
    expect(await turns.take('other', () => Promise.resolve('at once'))).toBe('at once');
    long.end();
    await running;
    expect(await turns.take('one', () => Promise.resolve('again'))).toBe('again');
  });
});
