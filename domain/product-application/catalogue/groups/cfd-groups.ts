import { group, nobody, owners } from '../group-spec';
import { accountType, choice } from '../field-spec';

/** The account for contracts for difference. */
export const cfdGroups = {
  CFD_ANTWORT: group(owners, {
    fields: {},
    rows: { ANTWORT: choice(['RICHTIG', 'FALSCH', 'UNBEKANNT']) },
    count: 6,
  }),
  CFD_ERFAHRUNG: group(owners, {
    fields: {
      AKTIEN_KENNTNISSE: choice(['KEINE', 'GRUNDLAGEN', 'GUT', 'UMFASSEND']),
      CFD_KENNTNISSE: choice(['KEINE', 'GRUNDLAGEN', 'GUT', 'UMFASSEND']),
      AKTIEN_JAHRE: choice(['0', '1-2', '3-5', '>5']),
      CFD_JAHRE: choice(['0', '1-2', '3-5', '>5']),
      AKTIEN_GESCHAEFTE: choice(['0', '1-4', '5-10', '>10']),
      CFD_GESCHAEFTE: choice(['0', '1-4', '5-10', '>10']),
    },
  }),
  CFD_KONTO: group(nobody, { fields: { KONTOART: accountType({ sensitivity: 'plain' }) } }),
} as const;
