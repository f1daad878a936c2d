import { logText, wireEntry, type WireEntry } from '@adapters/logging/wire-entry';
import type { LogFacts } from '@application/ports/logger';

const weighed = (message: string, additional: LogFacts): WireEntry =>
  wireEntry({
    level: 'ERROR',
    message,
    timestamp: '2026-11-23T09:00:00.000Z',
    additional,
    position: '/ngbrk/',
  });

describe('an entry of the log as it travels [KIT-06]', () => {
  it('shortens an entry that is too long, and says so', () => {
    const { entry, bytes } = weighed('m'.repeat(5_000), {
      reason: 'r'.repeat(100_000),
      state: { deep: 'd'.repeat(9_000) },
    });
    expect(entry.message).toHaveLength(4_000);
    expect(JSON.stringify(entry)).toHaveLength(bytes);
    expect(bytes).toBeLessThan(16_000);
    expect(entry.additional['shortenedFrom']).toBeGreaterThan(100_000);
  });

  it.each([
    ['umlauts', 'ä'],
    ['Chinese', '股'],
    ['emoji', '🦉'],
    ['control characters', '\u0001'],
    ['quotation marks', '"'],
    ['half characters', '\ud83e'],
  ])('fits into 16,000 bytes with many long facts, and no character is cut: %s', (_, character) => {
    const long = `x${character.repeat(5_000)}`;
    const { entry, bytes } = weighed(
      long,
      Object.fromEntries(Array.from({ length: 40 }, (_each, index) => [`${index}${long}`, long])),
    );
    const text = logText(entry);
    expect(new TextEncoder().encode(text)).toHaveLength(bytes);
    expect(bytes).toBeLessThanOrEqual(16_000);
    expect(Object.keys(entry.additional)).toHaveLength(13);
    expect(entry.message.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/\\ud[89a-f]/u);
  });

  it('has no NUL and no half characters in short entries either, which the bank refuses', () => {
    expect(logText({ message: '\ud83e', fact: '🦉\0' })).toBe('{"message":"\ufffd","fact":"🦉\ufffd"}');
  });
});
