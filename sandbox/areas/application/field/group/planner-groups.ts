import { futureDay } from '../date-checks';
import { group, type FieldGroup } from '../field-group';
import { euros, wholeNumber } from '../number-checks';
import { oneOf, yesOrNo } from '../text-checks';

const loss = oneOf('5', '10', '20', '40');
const swing = oneOf('WENIG', 'MITTEL', 'STARK');

/** What the portfolio planner asks, and what it proposes (brokerage.md 3). */
export const plannerGroups: readonly FieldGroup[] = [
  group(
    'ANLAGEDEPOT_SCORING',
    {},
    {
      ANLAGEDAUER: oneOf('BIS_3', '3_BIS_5', '5_BIS_10', 'UEBER_10'),
      ANLAGEART: oneOf('EINMAL', 'SPARPLAN', 'BEIDES'),
      ANLAGEBETRAG: euros({ least: '1000.00', most: '1000000.00' }),
      SPARRATE: euros({ least: '25.00', most: '10000.00', saving: true }),
      ANLAGEZIEL: oneOf('VERMOEGEN', 'ALTER', 'ANSCHAFFUNG', 'KINDER'),
      HAUSHALTSUEBERSCHUSS: euros(),
      UEBERSCHUSS_ENTWICKLUNG: oneOf('FAELLT', 'GLEICH', 'STEIGT'),
      EINKOMMENSQUELLE: oneOf('GEHALT', 'SELBSTSTAENDIG', 'RENTE', 'VERMOEGEN'),
      VERMOEGEN_LIQUIDE: euros(),
      VERMOEGEN_ILLIQUIDE: euros(),
      ALTER: wholeNumber(18, 120),
      VERLUSTTOLERANZ: loss,
      VERLUSTTOLERANZ_EMPFEHLUNG: loss,
      SCHWANKUNGSTOLERANZ: swing,
      SCHWANKUNGSTOLERANZ_EMPFEHLUNG: swing,
      NACHHALTIGKEIT: yesOrNo,
      STANDARD_A: yesOrNo,
      STANDARD_B: yesOrNo,
      STANDARD_C: yesOrNo,
      THEMA_BIODIVERSITAET: yesOrNo,
      THEMA_KLIMA: yesOrNo,
      THEMA_RECHTE: yesOrNo,
      THEMA_KONSUM: yesOrNo,
      ERSTE_AUSFUEHRUNG: futureDay,
    },
  ),
  group(
    'ANLAGEDEPOT_STAMM',
    {},
    {
      PRODUKTKLASSE: oneOf('1', '2', '3', '4', '5'),
      STRATEGIE: oneOf('STANDARD', 'NACHHALTIG'),
    },
  ),
];
