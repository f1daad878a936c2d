import { fc } from '@tests/support/properties';
import { calendarDay } from '@domain/time/local-date';
import { instant } from '@domain/time/instant';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { calendarIn, formatAge, formatDay, formatDayOfMonth, formatInstant } from '@ui/i18n/format-date';

const calendars = {
  de: calendarIn('de', createTexts('de', germanTexts).t),
  en: calendarIn('en', createTexts('en', englishTexts).t),
};

describe('dates and times', () => {
  const day = calendarDay('2026-11-30');
  it.each([
    ['de', 'date', '30.11.2026'],
    ['en', 'date', '30 Nov 2026'],
    ['de', 'weekdayDate', 'Montag, 30.11.2026'],
    ['de', 'longDate', 'Montag, 30. November 2026'],
  ] as const)('writes a day in %s as %s: %s [SH-11]', (language, shape, expected) => {
    expect(formatDay(calendars[language], day, shape)).toBe(expected);
  });

  it.each([
    [1, '1.', '1st'],
    [2, '2.', '2nd'],
    [3, '3.', '3rd'],
    [4, '4.', '4th'],
    [11, '11.', '11th'],
    [12, '12.', '12th'],
    [13, '13.', '13th'],
    [15, '15.', '15th'],
    [21, '21.', '21st'],
    [22, '22.', '22nd'],
    [30, '30.', '30th'],
  ])('writes day %s of a month as %s and %s [SH-11]', (day, german, english) => {
    expect([formatDayOfMonth('de', day), formatDayOfMonth('en', day)]).toEqual([german, english]);
  });

  it('shows moments on the bank’s clock, whatever the device says [SH-11]', () => {
    const winter = instant(Date.parse('2026-11-20T15:42:08Z'));
    const summer = instant(Date.parse('2026-07-20T15:42:08Z'));
    expect(formatInstant(calendars.de, winter, 'exactTime')).toBe('16:42:08');
    expect(formatInstant(calendars.de, summer)).toBe('17:42');
    expect(formatInstant(calendars.de, instant(Date.parse('2026-12-31T23:30:00Z')), 'date')).toBe(
      '01.01.2027',
    );
  });

  it.each([
    ['de', 'date', { day: '2-digit', month: '2-digit', year: 'numeric' }],
    ['de', 'weekdayDate', { weekday: 'long', day: '2-digit', month: '2-digit', year: 'numeric' }],
    ['de', 'shortWeekday', { weekday: 'short', day: '2-digit', month: '2-digit' }],
    ['de', 'longDate', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }],
    ['de', 'month', { month: 'long', year: 'numeric' }],
    ['de', 'time', { hour: '2-digit', minute: '2-digit' }],
    ['de', 'exactTime', { hour: '2-digit', minute: '2-digit', second: '2-digit' }],
    ['en', 'date', { day: 'numeric', month: 'short', year: 'numeric' }],
    ['en', 'weekdayDate', { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' }],
    ['en', 'shortWeekday', { weekday: 'short', day: 'numeric', month: 'short' }],
    ['en', 'longDate', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }],
    ['en', 'month', { month: 'long', year: 'numeric' }],
    ['en', 'time', { hour: '2-digit', minute: '2-digit' }],
    ['en', 'exactTime', { hour: '2-digit', minute: '2-digit', second: '2-digit' }],
  ] as const)('writes moments in %s as %s as the Unicode tables do [SH-11]', (language, shape, options) => {
    const locale = { de: 'de-DE', en: 'en-GB' }[language];
    const unicode = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Berlin' });
    const [min, max] = [Date.UTC(1996, 9, 28), Date.UTC(2100, 0, 1)];
    fc.assert(
      fc.property(fc.integer({ min, max }), (at) => {
        expect(formatInstant(calendars[language], instant(at), shape)).toBe(unicode.format(new Date(at)));
      }),
    );
  });

  it.each([
    [4_000, 'vor 4 Sekunden'],
    [185_000, 'vor 3 Minuten'],
    [7_200_000, 'vor 2 Stunden'],
    [147_600_000, 'vor 41 Stunden'],
    [172_799_000, 'vor 47 Stunden'],
    [172_800_000, 'vor 2 Tagen'],
    [59_000, 'vor 59 Sekunden'],
    [119_000, 'vor 1 Minute'],
    [7_140_000, 'vor 119 Minuten'],
    [200_000_000, 'vor 2 Tagen'],
  ])('says how long ago %d ms are: %s [SH-11]', (milliseconds, expected) => {
    expect(formatAge('de', milliseconds)).toBe(expected);
  });
});
