import type { Answers } from '../check/answers';
import type { Role } from '../field/field-group';

/** A statement under an id that it keeps: what says something else gets another. */
interface CfdStatement {
  readonly id: string;
  readonly text: string;
  readonly isTrue: boolean;
}

/** What a holder is asked to judge, and what is right (WpHG § 63: is the product appropriate for the customer?). */
export const CFD_STATEMENTS: readonly CfdStatement[] = [
  {
    id: 'loss-of-stake',
    text: 'Bei CFDs kann der Verlust das eingesetzte Kapital schnell aufzehren.',
    isTrue: true,
  },
  {
    id: 'ownership',
    text: 'Mit einem CFD werde ich Eigentümer der Aktie, auf die er sich bezieht.',
    isTrue: false,
  },
  {
    id: 'leverage',
    text: 'Ein Hebel von 10 verzehnfacht Gewinne und Verluste, bezogen auf die Sicherheit.',
    isTrue: true,
  },
  {
    id: 'financing',
    text: 'Wird eine CFD-Position über Nacht gehalten, können Finanzierungskosten anfallen.',
    isTrue: true,
  },
  {
    id: 'stop-order',
    text: 'Eine Stop-Order garantiert immer genau den Kurs der Stop-Marke.',
    isTrue: false,
  },
  {
    id: 'deposit-protection',
    text: 'CFDs sind durch die Einlagensicherung vor Kursverlusten geschützt.',
    isTrue: false,
  },
];

/** So many right answers show that somebody knows what a CFD is. */
const ENOUGH = 4;

/** Whether CFDs are for this holder: enough right answers, and not without any knowledge of shares and CFDs. */
export function isAppropriate(answers: Answers, role: Role): boolean {
  const right = CFD_STATEMENTS.filter(({ isTrue }, index) => {
    const answer = answers.of('CFD_ANTWORT', 'ANTWORT', role, index + 1);
    return answer === (isTrue ? 'RICHTIG' : 'FALSCH');
  });
  const hasKnowledge = ['AKTIEN_KENNTNISSE', 'CFD_KENNTNISSE'].some(
    (field) => answers.of('CFD_ERFAHRUNG', field, role) !== 'KEINE',
  );
  return right.length >= ENOUGH && hasKnowledge;
}
