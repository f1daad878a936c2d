import { takeBackStash } from '@src/session/take-back-stash';

function page(cookies: string) {
  const written: string[] = [];
  const states: unknown[] = [];
  takeBackStash({
    document: {
      get cookie() {
        return cookies;
      },
      set cookie(text) {
        written.push(text);
      },
    },
    history: { replaceState: (state) => void states.push(state) },
  });
  return { written, states };
}

describe('what was stashed at the sign-in [GU-10]', () => {
  it('is put back into the history entry, and its cookie removed', () => {
    const { written, states } = page(`a=1; cdb-stash=${encodeURIComponent('{"filter":"fällig"}')}`);
    expect(states).toEqual([{ usr: { filter: 'fällig' }, key: 'default', idx: 0 }]);
    expect(written).toEqual(['cdb-stash=; Path=/; SameSite=Lax; Max-Age=0']);
  });

  it('changes nothing where nothing was stashed', () => {
    expect(page('a=1')).toEqual({ written: [], states: [] });
  });

  it('is dropped when it cannot be read', () => {
    const { written, states } = page('cdb-stash=%7Bhalf');
    expect(states).toEqual([]);
    expect(written).toHaveLength(1);
  });
});
