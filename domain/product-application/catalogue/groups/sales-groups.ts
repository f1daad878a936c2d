import { group, nobody } from '../group-spec';
import { acceptance, flag, holding, identifier, identifiers, text } from '../field-spec';

/** How the customer came, what was chosen, and through whom. */
export const salesGroups = {
  JUNIOR: group(nobody, { fields: { EINZELVERFUEGUNG: flag(), ALLEINIGE_SORGE: flag() } }),
  FINANZDIENSTLEISTER: group(nobody, {
    fields: { RUECKVERGUETUNG_WIDERSPRUCH: flag(), KONDITIONEN: acceptance(), VOLLMACHT: flag() },
  }),
  KUNDENBINDUNG: group(nobody, {
    fields: { SYSTEM_ID: identifier({ sensitivity: 'plain' }), TEILNEHMERNUMMER: text({ min: 5, max: 20 }) },
  }),
  MARKETING_VERTRIEB: group(nobody, {
    fields: {
      WERBE_ID: identifier({ sensitivity: 'plain' }),
      AFFILIATE_PARTNER: identifier({ sensitivity: 'plain' }),
      WERBEPARTNER: identifier({ sensitivity: 'plain' }),
      UI_TYP: identifier({ sensitivity: 'plain' }),
      VERMITTLER: identifier({ sensitivity: 'plain' }),
      KANAL: identifier({ sensitivity: 'plain' }),
      REFERRER_CODE: identifier({ sensitivity: 'plain' }),
      FORMULARVARIANTE: identifier({ sensitivity: 'plain' }),
      WREF: identifier({ sensitivity: 'plain' }),
    },
  }),
  PRODUKT: group(nobody, {
    fields: {
      ART: holding(['KPE', 'KPG'], { sensitivity: 'plain' }),
      MODULE: identifiers({ sensitivity: 'plain' }),
      BUENDEL: identifiers({ sensitivity: 'plain' }),
    },
  }),
  PRAEMIE: group(nobody, { fields: { EROEFFNUNG: flag({ sensitivity: 'plain' }) } }),
  ONVISTA: group(nobody, {
    fields: {
      EINWILLIGUNG: flag(),
      VERTRAG_REFERENZ: identifier(),
      PERSON_REFERENZ: identifier(),
      LEGITIMATION: identifier(),
    },
  }),
} as const;
