import { InputSteps, type InputPage, type InputStep } from '@ui/app/history/input-steps';

/** A page that notes what is done with it. */
function pageAt(stepShown: InputStep | undefined, isOut = false) {
  const done: string[] = [];
  const page: InputPage = {
    stepShown,
    isOut,
    check: async () => void done.push('check'),
    checkAgain: () => void done.push('checkAgain'),
    edit: () => void done.push('edit'),
  };
  return { steps: new InputSteps(page), done };
}

describe('the steps of a page with an input', () => {
  it.each([
    ['check', 'input', 'edit'],
    ['release', 'input', 'edit'],
    ['release', 'check', 'checkAgain'],
    ['input', 'check', 'check'],
    ['input', 'release', 'check'],
    ['check', 'release', undefined],
    ['check', 'done', undefined],
  ] as const)('at %s leads to %s by %s', async (at, to, action) => {
    const { steps, done } = pageAt(at);
    await steps.turnTo(to);
    expect(done).toEqual(action === undefined ? [] : [action]);
  });

  it.each(['input', 'check', 'release', 'done'] as const)(
    'leaves nothing that is on its way to the bank: %s',
    async (to) => {
      const { steps, done } = pageAt('release', true);
      await steps.turnTo(to);
      expect(done).toEqual([]);
    },
  );

  it('knows which step stands before which, and that nothing leads back from what is done', () => {
    const { precedes } = pageAt('input').steps;
    expect(precedes('input', 'check')).toBe(true);
    expect(precedes('check', 'release')).toBe(true);
    expect(precedes('release', 'check')).toBe(false);
    expect(['input', 'check', 'release'].some((step) => precedes(step, 'done'))).toBe(false);
  });

  it('stands nowhere before the page does', () => {
    expect(pageAt(undefined).steps.at).toBeUndefined();
  });
});
