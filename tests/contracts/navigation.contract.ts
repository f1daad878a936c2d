import type { ExternalNavigation } from '@application/ports/navigation';

/** A navigation under test, and where it went so far, with the fields posted there. */
export interface NavigationBench {
  readonly navigation: ExternalNavigation;
  readonly gone: () => readonly (readonly [target: string, fields?: Readonly<Record<string, string>>])[];
}

/** The contract of everything that leaves the portal. */
export function describeNavigation(name: string, make: () => NavigationBench): void {
  describe(`${name} as navigation`, () => {
    it.each([
      ['/lp/wt/logout', 'sign-out'],
      ['/login?page=%2Fngbrk%2Forderbuch&rolle=kunde', 'sign-in that leads back'],
    ])('goes to %s: %s [GU-10]', (target) => {
      const { navigation, gone } = make();
      navigation.leave(target);
      expect(gone()).toEqual([[target]]);
    });

    it('takes fields along by POST [GU-10]', () => {
      const { navigation, gone } = make();
      navigation.post('/login?page=%2Fngbrk%2F', { stash: '{"a":"ä"}' });
      expect(gone()).toEqual([['/login?page=%2Fngbrk%2F', { stash: '{"a":"ä"}' }]]);
    });
  });
}
