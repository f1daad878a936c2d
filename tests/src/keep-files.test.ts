import { keepFiles } from '../../src/later/keep-files';

describe('files kept for a time without a network [CUS-05]', () => {
  it('are asked for by one worker for the portal and for its error page', () => {
    const register = jest.fn(async () => undefined);
    keepFiles({ navigator: { serviceWorker: { register } } });
    expect(register.mock.calls).toEqual([
      ['/ngbrk/offline.js', { scope: '/ngbrk/' }],
      ['/ngbrk/offline.js', { scope: '/cp/error' }],
    ]);
  });

  it('are asked for by the address that the content policy made', () => {
    const register = jest.fn(async () => undefined);
    const createPolicy = jest.fn((_name: string, rules: { createScriptURL: () => string }) => ({
      createScriptURL: () => `made:${rules.createScriptURL()}`,
    }));
    keepFiles({ navigator: { serviceWorker: { register } }, trustedTypes: { createPolicy } });
    expect(createPolicy).toHaveBeenCalledWith('depotwerk-offline', expect.anything());
    expect(register).toHaveBeenCalledWith('made:/ngbrk/offline.js', { scope: '/ngbrk/' });
  });

  it('are no matter to a browser that keeps none, or refuses', async () => {
    expect(() => keepFiles({ navigator: {} })).not.toThrow();
    const register = jest.fn(() => Promise.reject(new Error('no room')));
    keepFiles({ navigator: { serviceWorker: { register } } });
    await Promise.resolve();
    expect(register).toHaveBeenCalledTimes(2);
  });
});
