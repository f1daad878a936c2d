import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import type { Answers } from '../check/answers';
import { HOLDERS } from '../field/field-group';
import { chosenOffer } from './chosen-offer';
import { CARDS } from './open-cards';
import { collectionDay } from './direct-debit';
import { bonusRule } from './opening-bonus';
import { depositCondition, rateText } from './deposit-rates';

/** What was agreed, as the contract names it. */
export function agreedTerms(answers: Answers, at: Date): readonly (readonly [string, string])[] {
  const condition = depositCondition(answers.get('FESTGELD.KONDITION_ID'));
  const opened = berlinTime(instant(at.getTime())).date;
  const collected = condition && collectionDay(answers, opened);
  const account = (group: string): string =>
    [answers.get(`${group}.KONTO_ID`), answers.get(`${group}.BIC`)].filter(Boolean).join(', BIC ');
  const payout = account('AUSZAHLUNG_KONTO');
  const amount = answers.get('FESTGELD.ANLAGEBETRAG');
  const loyalty = answers.get('KUNDENBINDUNG.TEILNEHMERNUMMER');
  const credit = answers.isYes('GIRO.DISPO') ? answers.get('GIRO.DISPO_BETRAG') : '';
  const { modules, bundles } = chosenOffer(answers);
  return [
    ...(bundles === '' ? [] : [['Pakete', bundles] as const]),
    ...(modules === '' ? [] : [['Module', modules] as const]),
    ...instalments(answers),
    ...disposal(answers),
    ...(amount === '' ? [] : [['Anlagebetrag', `${amount.replace('.', ',')} EUR`] as const]),
    ...(condition === undefined
      ? []
      : [['Laufzeit', `${condition.term} Monate`] as const, ['Zinssatz', rateText(condition.rate)] as const]),
    ...(collected === undefined
      ? []
      : [['Lastschrift', `am ${formatGermanDate(collected)} von ${account('LASTSCHRIFT_KONTO')}`] as const]),
    ...proposed(answers),
    ...(payout === '' ? [] : [['Auszahlungskonto', payout] as const]),
    ...(answers.isYes('FINANZDIENSTLEISTER.VOLLMACHT')
      ? [
          ['Vollmacht des Finanzdienstleisters', 'erteilt'] as const,
          [
            'Widerspruch gegen Rückvergütungen',
            answers.isYes('FINANZDIENSTLEISTER.RUECKVERGUETUNG_WIDERSPRUCH') ? 'ja' : 'nein',
          ] as const,
        ]
      : []),
    ...(answers.isYes('ONVISTA.EINWILLIGUNG')
      ? [
          [
            'Übernahme aus Ihrem bisherigen Depot',
            `angefordert, Vertrag ${answers.get('ONVISTA.VERTRAG_REFERENZ')}`,
          ] as const,
        ]
      : []),
    ...(loyalty === '' ? [] : [['Bonusprogramm', `Teilnehmernummer ${loyalty}`] as const]),
    ...(answers.isYes('PRAEMIE.EROEFFNUNG') ? [['Eröffnungsprämie', bonusRule(opened)] as const] : []),
    ...(credit === '' ? [] : [['Dispositionskredit', `${credit.replace('.', ',')} EUR`] as const]),
  ];
}

/** Who takes a card and pays by instalments, and the number under which the bank calls about it; inland ones have their zero. */
const instalments = (answers: Answers): readonly (readonly [string, string])[] =>
  HOLDERS.flatMap((role) => {
    const hasCard = CARDS.some(({ field }) => answers.of('KARTEN', field, role) === 'J');
    const telephone = answers.of('KARTEN', 'RATENSERVICE_TELEFON', role);
    if (!hasCard || answers.of('KARTEN', 'RATENSERVICE', role) !== 'J') return [];
    return [[role === 'I1' ? 'Ratenservice' : 'Ratenservice, Person 2', `Rückruf unter 0${telephone}`]];
  });

/** Which parents may dispose of what is the child's. */
function disposal(answers: Answers): readonly (readonly [string, string])[] {
  const said = answers.get('JUNIOR.EINZELVERFUEGUNG');
  if (said === '') return [];
  if (answers.isYes('JUNIOR.ALLEINIGE_SORGE'))
    return [['Verfügung', 'der sorgeberechtigte Elternteil allein']];
  return [['Verfügung', said === 'J' ? 'jeder Elternteil allein' : 'beide Elternteile gemeinsam']];
}

const CLASSES: Readonly<Record<string, string>> = {
  1: 'Sehr vorsichtig',
  2: 'Vorsichtig',
  3: 'Ausgewogen',
  4: 'Chancenorientiert',
  5: 'Offensiv',
};
const VARIATIONS: Readonly<Record<string, string>> = { WENIG: 'wenig', MITTEL: 'mittel', STARK: 'stark' };

/** On which proposal of the planner the contract is made. */
function proposed(answers: Answers): readonly (readonly [string, string])[] {
  const riskClass = answers.get('ANLAGEDEPOT_STAMM.PRODUKTKLASSE');
  if (riskClass === '') return [];
  const loss = answers.get('ANLAGEDEPOT_SCORING.VERLUSTTOLERANZ_EMPFEHLUNG');
  const variation = answers.get('ANLAGEDEPOT_SCORING.SCHWANKUNGSTOLERANZ_EMPFEHLUNG');
  return [
    ['Risikoklasse', `${riskClass}, ${CLASSES[riskClass] ?? ''}`],
    [
      'Strategie',
      answers.get('ANLAGEDEPOT_STAMM.STRATEGIE') === 'NACHHALTIG' ? 'nachhaltig' : 'breit gestreut',
    ],
    ...(loss === '' ? [] : [['Empfohlen: Verlust bis', `${loss} Prozent`] as const]),
    ...(variation === '' ? [] : [['Empfohlen: Schwankung', VARIATIONS[variation] ?? ''] as const]),
  ];
}
