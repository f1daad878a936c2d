import { group, type FieldGroup } from '../field-group';
import { accepted, oneOf, opaque, opaqueList, text, yesOrNo } from '../text-checks';

/** What goes along with an application: its product, who brought it, and what else was chosen (brokerage.md 3). */
export const otherGroups: readonly FieldGroup[] = [
  group(
    'FINANZDIENSTLEISTER',
    {},
    {
      RUECKVERGUETUNG_WIDERSPRUCH: yesOrNo,
      KONDITIONEN: accepted,
      VOLLMACHT: yesOrNo,
    },
  ),
  group('KUNDENBINDUNG', {}, { SYSTEM_ID: opaque, TEILNEHMERNUMMER: text({ min: 5, max: 20 }) }),
  group(
    'MARKETING_VERTRIEB',
    {},
    {
      WERBE_ID: opaque,
      AFFILIATE_PARTNER: opaque,
      WERBEPARTNER: opaque,
      UI_TYP: opaque,
      VERMITTLER: opaque,
      KANAL: opaque,
      REFERRER_CODE: opaque,
      FORMULARVARIANTE: opaque,
      WREF: opaque,
    },
  ),
  group('PRODUKT', {}, { ART: oneOf('1', '2'), MODULE: opaqueList, BUENDEL: opaqueList }),
  group('PRAEMIE', {}, { EROEFFNUNG: yesOrNo }),
  group(
    'ONVISTA',
    {},
    {
      EINWILLIGUNG: yesOrNo,
      VERTRAG_REFERENZ: opaque,
      PERSON_REFERENZ: opaque,
      LEGITIMATION: opaque,
    },
  ),
];
