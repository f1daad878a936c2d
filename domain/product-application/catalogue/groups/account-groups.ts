import { group, holders, nobody, owners } from '../group-spec';
import {
  amount,
  bic,
  choice,
  country,
  day,
  directDebit,
  flag,
  iban,
  identifier,
  phone,
  name,
} from '../field-spec';

/** Accounts, cards and what is paid from and to them. */
export const accountGroups = {
  GIRO: group(nobody, {
    fields: {
      KONTO: flag({ sensitivity: 'plain' }),
      DISPO: flag(),
      DISPO_WAEHRUNG: choice(['EUR'], { sensitivity: 'plain' }),
      DISPO_BETRAG: amount({ least: '500.00', most: '10000.00' }, { sensitivity: 'secret' }),
    },
  }),
  KARTEN: group(owners, {
    fields: {
      KREDITKARTE: flag({ sensitivity: 'plain' }),
      KREDITKARTE_MOTIV: choice(['KLASSISCH', 'SKYLINE', 'WALD'], { sensitivity: 'plain' }),
      DEBITKARTE: flag({ sensitivity: 'plain' }),
      DEBITKARTE_MOTIV: choice(['KLASSISCH', 'SKYLINE', 'WALD'], { sensitivity: 'plain' }),
      GIROCARD: flag({ sensitivity: 'plain' }),
      RATENSERVICE: flag(),
      RATENSERVICE_TELEFON: phone(),
    },
  }),
  AUSZAHLUNG_KONTO: group(nobody, {
    fields: {
      KONTO_ID: iban({ sensitivity: 'secret' }),
      BIC: bic(),
      NAME: name({ min: 2, max: 40 }),
      VORNAME: name({ min: 2, max: 40 }),
    },
  }),
  LASTSCHRIFT_KONTO: group(nobody, {
    fields: {
      ZAHLUNGSWEG: directDebit(),
      KONTO_ID: iban({ sensitivity: 'secret' }),
      BIC: bic(),
      NAME: name({ min: 2, max: 40 }),
      VORNAME: name({ min: 2, max: 40 }),
      EINZUG_AM: day(),
      FRUEHESTMOEGLICH: flag(),
    },
  }),
  TRANSAKTIONSVERHALTEN: group(holders, {
    fields: {
      EINGAENGE: choice(['BIS_1000', 'BIS_5000', 'BIS_15000', 'UEBER_15000']),
      BARGELD: flag(),
      AUSLAND: flag(),
    },
    rows: { LAND: country() },
    count: 5,
  }),
  TGK_PLUS: group(nobody, { fields: { TGK_PLUS: flag({ sensitivity: 'plain' }) } }),
  FESTGELD: group(nobody, {
    fields: {
      ANLAGEBETRAG: amount({ least: '5000.00', most: '1000000.00' }, { sensitivity: 'secret' }),
      KONDITION_ID: identifier({ sensitivity: 'plain' }),
      LAUFZEIT: choice(['3', '6', '12', '24'], { sensitivity: 'plain' }),
    },
  }),
} as const;
