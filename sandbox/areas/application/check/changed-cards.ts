import { applicationMessage } from '../application-messages';
import { CARDS } from '../open/open-cards';
import type { Answers } from './answers';
import type { Check } from './check-facts';

type Cards = ReadonlyMap<string, string>;

const nameOf = (field: string): string => `KARTEN.${field}_I1`;

/** What is said of the cards besides which there are. */
const INSTALMENTS = nameOf('RATENSERVICE');

/** Whether a card that is chosen comes to something: a new one, another design, another way to pay. */
function changes({ field, motif }: (typeof CARDS)[number], answers: Answers, cards: Cards): boolean {
  if (!answers.isYes(nameOf(field))) return false;
  const differs = (name: string): boolean => answers.get(name) !== (cards.get(name) ?? '');
  return (
    !cards.has(nameOf(field)) ||
    (motif !== undefined && differs(nameOf(motif))) ||
    answers.isYes(INSTALMENTS) !== (cards.get(INSTALMENTS) === 'J') ||
    (answers.isYes(INSTALMENTS) && differs(nameOf('RATENSERVICE_TELEFON')))
  );
}

/** A change of cards changes something; a step is judged once it says of every kind whether there is one. */
export const changedCards: Check = (answers, { id }, { cards }, scope) => {
  if (id !== 'karte') return [];
  if (scope === 'sent' && !CARDS.every(({ field }) => answers.isSent(nameOf(field)))) return [];
  return CARDS.some((card) => changes(card, answers, cards))
    ? []
    : [applicationMessage.error('fehler-karten-unveraendert')];
};
