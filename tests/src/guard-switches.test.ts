import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import { guards, type Guard } from '@application/access/decide-access';
import { allowed } from '@domain/access/access-decision';
import { GUARD_FLAG, withGuardSwitches } from '@src/guard-switches';

/** The guards that are still asked with these flags in the local storage. */
async function asked(flags: Readonly<Record<string, string>>): Promise<readonly Guard[]> {
  const storage = memoryStorage();
  for (const [name, text] of Object.entries(flags)) storage.setItem(name, text);
  let asks: readonly Guard[] = [];
  const access = {
    execute: (wanted: readonly Guard[]) => async () => {
      asks = wanted;
      return allowed;
    },
  };
  await withGuardSwitches(access, storage).execute(guards, { returnTo: '/ngbrk/' })();
  return asks;
}

describe('the guard switches of development [GU-09]', () => {
  it.each(guards)('switch off %s alone by its own flag', async (guard) => {
    expect(await asked({ [GUARD_FLAG + guard]: 'true' })).toEqual(guards.filter((other) => other !== guard));
  });

  it('leave every guard on without a flag, or with any other word in it', async () => {
    expect(await asked({})).toEqual(guards);
    expect(await asked({ [`${GUARD_FLAG}role`]: 'false', [GUARD_FLAG]: 'true' })).toEqual(guards);
  });

  it('can switch off several', async () => {
    const flags = Object.fromEntries(guards.map((guard) => [GUARD_FLAG + guard, 'true']));
    expect(await asked(flags)).toEqual([]);
  });
});
