import { group, nobody } from '../group-spec';
import { amount, choice, day, flag, whole } from '../field-spec';

/** What the portfolio planner asks, and what it proposes. */
export const plannerGroups = {
  ANLAGEDEPOT_SCORING: group(nobody, {
    fields: {
      ANLAGEDAUER: choice(['BIS_3', '3_BIS_5', '5_BIS_10', 'UEBER_10']),
      ANLAGEART: choice(['EINMAL', 'SPARPLAN', 'BEIDES']),
      ANLAGEBETRAG: amount({ least: '1000.00', most: '1000000.00' }, { sensitivity: 'secret' }),
      SPARRATE: amount({ least: '25.00', most: '10000.00', saving: true }, { sensitivity: 'secret' }),
      ANLAGEZIEL: choice(['VERMOEGEN', 'ALTER', 'ANSCHAFFUNG', 'KINDER']),
      HAUSHALTSUEBERSCHUSS: amount({}, { sensitivity: 'secret' }),
      UEBERSCHUSS_ENTWICKLUNG: choice(['FAELLT', 'GLEICH', 'STEIGT']),
      EINKOMMENSQUELLE: choice(['GEHALT', 'SELBSTSTAENDIG', 'RENTE', 'VERMOEGEN']),
      VERMOEGEN_LIQUIDE: amount({}, { sensitivity: 'secret' }),
      VERMOEGEN_ILLIQUIDE: amount({}, { sensitivity: 'secret' }),
      ALTER: whole({ least: 18, most: 120 }),
      VERLUSTTOLERANZ: choice(['5', '10', '20', '40']),
      VERLUSTTOLERANZ_EMPFEHLUNG: choice(['5', '10', '20', '40']),
      SCHWANKUNGSTOLERANZ: choice(['WENIG', 'MITTEL', 'STARK']),
      SCHWANKUNGSTOLERANZ_EMPFEHLUNG: choice(['WENIG', 'MITTEL', 'STARK']),
      NACHHALTIGKEIT: flag(),
      STANDARD_A: flag(),
      STANDARD_B: flag(),
      STANDARD_C: flag(),
      THEMA_BIODIVERSITAET: flag(),
      THEMA_KLIMA: flag(),
      THEMA_RECHTE: flag(),
      THEMA_KONSUM: flag(),
      ERSTE_AUSFUEHRUNG: day(),
    },
  }),
  ANLAGEDEPOT_STAMM: group(nobody, {
    fields: {
      PRODUKTKLASSE: choice(['1', '2', '3', '4', '5'], { sensitivity: 'plain' }),
      STRATEGIE: choice(['STANDARD', 'NACHHALTIG'], { sensitivity: 'plain' }),
    },
  }),
} as const;
