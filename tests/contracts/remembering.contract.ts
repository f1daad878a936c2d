import { defaultDeviceSettings, type DevicePreferences } from '@application/ports/device-preferences';
import type { ErrorMemory } from '@application/ports/error-memory';
import type { Identifiers } from '@application/ports/identifiers';

/** The contract of what remembers how the portal looks. */
export function describeDevicePreferences(name: string, make: () => DevicePreferences): void {
  describe(`${name} as device preferences [SH-11] [SH-12]`, () => {
    it('begin with the defaults', () => {
      expect(make().read()).toEqual(defaultDeviceSettings);
    });

    it('give back what was written last', () => {
      const preferences = make();
      preferences.write({ language: 'en', appearance: 'dark', discreet: true });
      const last = { language: 'de', appearance: 'light', discreet: false, tightTables: true } as const;
      preferences.write(last);
      expect(preferences.read()).toEqual(last);
    });
  });
}

/** The contract of what carries an error over to its page. */
export function describeErrorMemory(name: string, make: () => ErrorMemory): void {
  describe(`${name} as error memory [SH-05]`, () => {
    it('remembers nothing at first', () => {
      expect(make().recall()).toBeUndefined();
    });

    it('gives back code and arguments as often as it is asked, the last ones only', () => {
      const memory = make();
      memory.remember({ code: 'first', args: { bis: 'x' } });
      memory.remember({ code: 'generic', args: { errorId: 'E-1' } });
      expect(memory.recall()).toEqual({ code: 'generic', args: { errorId: 'E-1' } });
      expect(memory.recall()).toEqual({ code: 'generic', args: { errorId: 'E-1' } });
    });

    it('forgets', () => {
      const memory = make();
      memory.remember({ code: 'generic', args: {} });
      memory.forget();
      memory.forget();
      expect(memory.recall()).toBeUndefined();
    });
  });
}

/** The contract of what makes identifiers; `make` yields those of one tab, each call those of another. */
export function describeIdentifiers(name: string, make: () => Identifiers): void {
  describe(`${name} as identifiers [KIT-10]`, () => {
    it('are canonical and never the same', () => {
      const identifiers = make();
      const made = Array.from({ length: 50 }, () => identifiers.uuid());
      expect(new Set(made).size).toBe(50);
      for (const uuid of made)
        expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    });

    it('name a tab always the same, and each tab by a name of its own', () => {
      const [one, other] = [make(), make()];
      expect(one.tab()).toBe(one.tab());
      expect(one.tab()).not.toBe(other.tab());
    });
  });
}
