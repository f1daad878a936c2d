import { BankClock } from '@adapters/browser/bank-clock';

describe('the bank clock', () => {
  it('shows the device time until the bank has told its own', () => {
    expect(new BankClock(() => 5_000).now()).toBe(5_000);
  });

  it('follows the Date header, half a second in and half the way back', () => {
    const clock = new BankClock(() => 10_200);
    clock.observe(1_000_000, 10_000, 10_200);
    expect(clock.now()).toBe(1_000_600);
  });

  it('is not moved by the grain of whole seconds or by a slow call', () => {
    const clock = new BankClock(() => 10_000);
    clock.observe(1_000_000, 10_000, 10_000);
    clock.observe(1_000_900, 10_000, 10_000);
    clock.observe(1_002_000, 10_000, 14_000);
    expect(clock.now()).toBe(1_000_500);
  });

  it('jumps when the bank has set its clock', () => {
    const clock = new BankClock(() => 10_000);
    clock.observe(1_000_000, 10_000, 10_000);
    clock.observe(9_000_000, 10_000, 10_000);
    expect(clock.now()).toBe(9_000_500);
  });
});
