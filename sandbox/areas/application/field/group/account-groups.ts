import { futureDay } from '../date-checks';
import { HOLDERS, group, type FieldGroup } from '../field-group';
import { euros } from '../number-checks';
import { bicOf, collectableIban, iban, telephone } from '../place-checks';
import { oneOf, opaque, properName, yesOrNo } from '../text-checks';

const motif = oneOf('KLASSISCH', 'SKYLINE', 'WALD');
const holderName = properName({ min: 2, max: 40 });

/** Accounts, cards, and where money comes from and goes to (brokerage.md 3). */
export const accountGroups: readonly FieldGroup[] = [
  group(
    'GIRO',
    {},
    {
      KONTO: yesOrNo,
      DISPO: yesOrNo,
      DISPO_WAEHRUNG: oneOf('EUR'),
      DISPO_BETRAG: euros({ least: '500.00', most: '10000.00' }),
    },
  ),
  group(
    'KARTEN',
    { roles: HOLDERS },
    {
      KREDITKARTE: yesOrNo,
      KREDITKARTE_MOTIV: motif,
      DEBITKARTE: yesOrNo,
      DEBITKARTE_MOTIV: motif,
      GIROCARD: yesOrNo,
      RATENSERVICE: yesOrNo,
      RATENSERVICE_TELEFON: telephone(),
    },
  ),
  group(
    'AUSZAHLUNG_KONTO',
    {},
    { KONTO_ID: iban, BIC: bicOf('KONTO_ID'), NAME: holderName, VORNAME: holderName },
  ),
  group(
    'LASTSCHRIFT_KONTO',
    {},
    {
      ZAHLUNGSWEG: oneOf('LASTSCHRIFT', 'UEBERWEISUNG'),
      KONTO_ID: collectableIban,
      BIC: bicOf('KONTO_ID'),
      NAME: holderName,
      VORNAME: holderName,
      EINZUG_AM: futureDay,
      FRUEHESTMOEGLICH: yesOrNo,
    },
  ),
  group('TGK_PLUS', {}, { TGK_PLUS: yesOrNo }),
  group(
    'FESTGELD',
    {},
    {
      ANLAGEBETRAG: euros({ least: '5000.00', most: '1000000.00' }),
      KONDITION_ID: opaque,
      LAUFZEIT: oneOf('3', '6', '12', '24'),
    },
  ),
  group('JUNIOR', {}, { ALLEINIGE_SORGE: yesOrNo, EINZELVERFUEGUNG: yesOrNo }),
];
