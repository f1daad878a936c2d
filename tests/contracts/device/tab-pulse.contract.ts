import type { TabPulse } from '@application/ports/tab-pulse';
import { instant } from '@domain/time/instant';

const pulse = { activeAt: instant(1), endsAt: instant(2) };

/** The contract of whatever tabs of one browser share: in memory, and in the browser's storage. */
export function describeTabPulse(name: string, browser: () => () => TabPulse): void {
  describe(`${name} as what tabs share [KIT-08]`, () => {
    it('starts with nothing', () => {
      expect(browser()().read()).toBeUndefined();
    });

    it('shows every tab what was written last by any', () => {
      const openTab = browser();
      const [first, second] = [openTab(), openTab()];
      first.write(pulse);
      second.write({ ...pulse, endedAt: instant(3) });
      expect(first.read()).toEqual({ ...pulse, endedAt: instant(3) });
      expect(openTab().read()).toEqual(second.read());
    });

    it('tells the other tabs, not the one that wrote, until they listen no more', () => {
      const openTab = browser();
      const [first, second] = [openTab(), openTab()];
      const heard: string[] = [];
      first.listen(() => heard.push('first'));
      const stop = second.listen(() => heard.push('second'));
      first.write(pulse);
      expect(heard).toEqual(['second']);
      stop();
      first.write({ ...pulse, endsAt: instant(9) });
      expect(heard).toEqual(['second']);
    });
  });
}
