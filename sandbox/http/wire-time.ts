/** Parts of a moment in German civil time. */
const BERLIN = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

function partsOf(moment: number): Readonly<Record<string, string>> {
  return Object.fromEntries(BERLIN.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** `TimestampString` of api.md 1 for epoch milliseconds: "2026-01-31T09:02:35,116000+01". */
export function timestampString(moment: number): string {
  const fraction = String(((Math.trunc(moment) % 1000) + 1000) % 1000).padStart(3, '0');
  return `${civil(moment)},${fraction}000${zone(moment)}`;
}

/** `DateTimeString` of api.md 1 for epoch milliseconds: "2026-01-31T17:35:00+01". */
export function dateTimeString(moment: number): string {
  return `${civil(moment)}${zone(moment)}`;
}

/** `DateString` of the German day of a moment: "2026-01-31". */
export function dateString(moment: number): string {
  return civil(moment).slice(0, 10);
}

function civil(moment: number): string {
  const { year, month, day, hour, minute, second } = partsOf(moment);
  return `${String(year)}-${String(month)}-${String(day)}T${String(hour)}:${String(minute)}:${String(second)}`;
}

function zone(moment: number): string {
  return partsOf(moment)['timeZoneName']?.slice(3, 6) ?? '+01';
}
