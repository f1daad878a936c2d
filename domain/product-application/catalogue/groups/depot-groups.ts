import { group, holders, nobody } from '../group-spec';
import { amount, choice, day, flag, iban, identifier, percent, text, wkn, name } from '../field-spec';

/** Target markets of a depot, the narrowest first. */
export const depotMarkets = ['BASIC', 'ADVANCED', 'EXPERT', 'SPECIAL'] as const;

/** The depot, what its holders know of securities, and a savings plan set up with it. */
export const depotGroups = {
  DEPOT: group(holders, {
    fields: {
      ZIELMARKT_KENNTNISSE: choice(depotMarkets),
      ZIELMARKT_ERFAHRUNG: choice(['0', '1-4', '5-10', '>10']),
    },
    shared: { DEPOT: flag({ sensitivity: 'plain' }) },
  }),
  WP_PRODUKTGRUPPE: group(holders, {
    fields: {},
    rows: {
      UUID: identifier({ sensitivity: 'plain' }),
      KENNTNISSE: flag(),
      ERFAHRUNGEN: choice(['0', '1-4', '5-10', '>10']),
    },
    count: 40,
  }),
  WERTPAPIERSPARPLAN: group(nobody, {
    fields: {
      AUSWAHL: flag({ sensitivity: 'plain' }),
      GESAMTBETRAG: amount({ least: '25.00', most: '10000.00', saving: true }, { sensitivity: 'secret' }),
      VERZICHT_UNTERLAGEN: flag(),
      NAME: text({ max: 40 }),
      INTERVALL: choice(['MONTHLY', 'TWO_MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'YEARLY'], {
        sensitivity: 'plain',
      }),
      KAUFTAG: choice(['1', '7', '15'], { sensitivity: 'plain' }),
      ERSTER_KAUF: day({ sensitivity: 'plain' }),
      LETZTER_KAUF: day({ sensitivity: 'plain' }),
      DYNAMISIERUNG: flag(),
      DYNAMISIERUNG_SATZ: percent({ most: '10' }),
      DYNAMISIERUNG_BEGINN: day(),
      ZAHLUNG_IBAN: iban({ sensitivity: 'secret' }),
      ZAHLUNG_NAME: name({ min: 2, max: 40 }),
      ZAHLUNG_VORNAME: name({ min: 2, max: 40 }),
      PLANART: choice(['STANDARD', 'VL'], { sensitivity: 'plain' }),
      ZIELMARKT_DEPOT: choice(depotMarkets, { sensitivity: 'plain' }),
    },
    rows: {
      WKN: wkn({ sensitivity: 'plain' }),
      SPARRATE: amount({ least: '25.00', most: '10000.00', saving: true }, { sensitivity: 'secret' }),
      PRODUKTGRUPPE: identifier({ sensitivity: 'plain' }),
      ERFAHRUNG: choice(['0', '1-4', '5-10', '>10']),
    },
    count: 10,
  }),
} as const;
