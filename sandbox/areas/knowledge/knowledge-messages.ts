import { messagesFrom } from '@sandbox/platform/http/message';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';

/** What the bank says about knowledge (wire.md). */
export const knowledgeMessage = messagesFrom({
  'fehler-antwort-falsch': 'Diese Antwort ist nicht richtig. Verbleibende Versuche: {triesLeft}.',
  'fehler-wissenstest-gesperrt':
    'Der Wissenstest ist bis {until} gesperrt. Bitte lesen Sie bis dahin die Unterlagen.',
  fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend:
    'Für diesen Zielmarkt fehlen nachgewiesene Kenntnisse: Bitte weisen Sie zuerst eine Produktgruppe der Klasse {klasse} nach.',
  'fehler-produktgruppe-mehrfach': 'Eine Produktgruppe ist mehrfach angegeben.',
});

/** A wrong answer, and how many more the quiz takes. */
export const wrongAnswer = (triesLeft: number): Refusal =>
  refusal(
    422,
    'precondition.failed',
    knowledgeMessage.error('fehler-antwort-falsch', { args: { triesLeft } }),
  );

/** The pause after spent tries; until then nothing is checked. */
export const quizLocked = (until: string): Refusal =>
  refusal(
    422,
    'precondition.failed',
    knowledgeMessage.error('fehler-wissenstest-gesperrt', { args: { until } }),
  );
