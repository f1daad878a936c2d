import { yearsBetween } from '@domain/product-application/engine/day-rules';
import type { Product } from '@domain/product-application/engine/product';
import { calendarDay } from '@domain/time/local-date';
import { opened, TODAY } from './opened';

describe(`what a day has to be in an application of ${TODAY} [APP-07]`, () => {
  /** What opens the field: it is asked for in a situation only. */
  const opens: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> = {
    'PERSON.AUSWEIS_AUSGESTELLT_J': { 'PERSON.AUSWEIS_VORHANDEN_J': true },
    'PERSON.AUSWEIS_GUELTIG_BIS_J': {
      'PERSON.AUSWEIS_VORHANDEN_J': true,
      'PERSON.AUSWEIS_ART_J': 'REISEPASS',
    },
    'WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1': { 'PERSON.BERUF_I1': 'BEAMTET' },
    'LASTSCHRIFT_KONTO.EINZUG_AM': { 'LASTSCHRIFT_KONTO.ZAHLUNGSWEG': true },
    'ANLAGEDEPOT_SCORING.ERSTE_AUSFUEHRUNG': { 'ANLAGEDEPOT_SCORING.ANLAGEART': 'SPARPLAN' },
    'WERTPAPIERSPARPLAN.ERSTER_KAUF': { 'WERTPAPIERSPARPLAN.AUSWAHL': true },
    'WERTPAPIERSPARPLAN.LETZTER_KAUF': { 'WERTPAPIERSPARPLAN.AUSWAHL': true },
    'WERTPAPIERSPARPLAN.DYNAMISIERUNG_BEGINN': {
      'WERTPAPIERSPARPLAN.AUSWAHL': true,
      'WERTPAPIERSPARPLAN.DYNAMISIERUNG': true,
    },
  };

  it.each<[Product, string, string, readonly string[]]>([
    // Of age is who has had the eighteenth birthday, that of today among them.
    ['depot', 'PERSON.GEBURTSDATUM_I1', '23.11.2008', []],
    ['depot', 'PERSON.GEBURTSDATUM_I1', '24.11.2008', ['application-age']],
    ['depot', 'PERSON.GEBURTSDATUM_I1', '01.12.2008', ['application-age']],
    ['depot', 'PERSON.GEBURTSDATUM_I1', '01.12.2007', []],
    ['depot', 'PERSON.GEBURTSDATUM_I1', '22.11.2008', []],
    ['depot', 'PERSON.GEBURTSDATUM_I1', '24.11.2026', ['application-age']],
    ['depot', 'PERSON.GEBURTSDATUM_I1', '01.01.2050', ['application-age']],
    ['junior-depot', 'PERSON.GEBURTSDATUM_E1', '24.11.2008', ['application-age']],
    // A child is not of age, and has been born, today at the latest.
    ['junior-depot', 'PERSON.GEBURTSDATUM_J', '24.11.2008', []],
    ['junior-depot', 'PERSON.GEBURTSDATUM_J', '23.11.2008', ['application-child']],
    ['junior-depot', 'PERSON.GEBURTSDATUM_J', '23.11.2026', []],
    ['junior-depot', 'PERSON.GEBURTSDATUM_J', '24.11.2026', ['application-child']],
    // What has been is today at the latest; a month has come with its first day.
    ['junior-depot', 'PERSON.AUSWEIS_AUSGESTELLT_J', '23.11.2026', []],
    ['junior-depot', 'PERSON.AUSWEIS_AUSGESTELLT_J', '24.11.2026', ['application-past']],
    ['depot', 'WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1', '11.2026', []],
    ['depot', 'WIRTSCHAFTSDATEN.BESCHAEFTIGT_SEIT_I1', '12.2026', ['application-past']],
    // What is to come is today at the earliest.
    ['junior-depot', 'PERSON.AUSWEIS_GUELTIG_BIS_J', '23.11.2026', []],
    ['junior-depot', 'PERSON.AUSWEIS_GUELTIG_BIS_J', '22.11.2026', ['application-future']],
    ['festgeld', 'LASTSCHRIFT_KONTO.EINZUG_AM', '22.11.2026', ['application-future']],
    ['anlagedepot', 'ANLAGEDEPOT_SCORING.ERSTE_AUSFUEHRUNG', '22.11.2026', ['application-future']],
    ['depot', 'WERTPAPIERSPARPLAN.ERSTER_KAUF', '22.11.2026', ['application-future']],
    ['depot', 'WERTPAPIERSPARPLAN.LETZTER_KAUF', '22.11.2026', ['application-future']],
    ['depot', 'WERTPAPIERSPARPLAN.DYNAMISIERUNG_BEGINN', '22.11.2026', ['application-future']],
    ['depot', 'WERTPAPIERSPARPLAN.DYNAMISIERUNG_BEGINN', '23.11.2026', []],
    // What is no day is said as that alone.
    ['depot', 'PERSON.GEBURTSDATUM_I1', '31.02.2026', ['application-date']],
  ])('in the application for %s, %s may be %s: but for %j', (product, name, day, wrong) => {
    const { say, found } = opened(product);
    say({ ...opens[name], [name]: day });
    expect(found(name)).toEqual(wrong);
  });

  it('stands at the day itself, as a rule of the form', () => {
    const { say, field } = opened('depot');
    say({ 'PERSON.GEBURTSDATUM_I1': '24.11.2008' });
    expect(field('PERSON.GEBURTSDATUM_I1').view.issues).toEqual([
      {
        severity: 'ERROR',
        key: 'application-age',
        args: {},
        fallback: '',
        field: 'PERSON.GEBURTSDATUM_I1',
        source: 'rule',
      },
    ]);
  });

  it.each([
    ['2000-02-29', '2018-02-28', 17],
    ['2000-02-29', '2018-03-01', 18],
    ['2000-12-31', '2018-01-01', 17],
    ['2000-01-31', '2018-12-01', 18],
  ])('who was born on %s is on %s %d years old', (born, today, years) => {
    expect(yearsBetween(born, calendarDay(today))).toBe(years);
  });
});
