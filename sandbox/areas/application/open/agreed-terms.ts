import { berlinTime } from '@domain/time/berlin-time';
import { formatGermanDate } from '@domain/time/german-date';
import { instant } from '@domain/time/instant';
import type { Answers } from '../check/answers';
import { collectionDay } from './direct-debit';
import { depositCondition, rateText } from './deposit-rates';

/** What was agreed, as the contract names it. */
export function agreedTerms(answers: Answers, at: Date): readonly (readonly [string, string])[] {
  const condition = depositCondition(answers.get('FESTGELD.KONDITION_ID'));
  const collected = condition && collectionDay(answers, berlinTime(instant(at.getTime())).date);
  const payout = answers.get('AUSZAHLUNG_KONTO.KONTO_ID');
  const amount = answers.get('FESTGELD.ANLAGEBETRAG');
  const credit = answers.isYes('GIRO.DISPO') ? answers.get('GIRO.DISPO_BETRAG') : '';
  return [
    ...(amount === '' ? [] : [['Anlagebetrag', `${amount.replace('.', ',')} EUR`] as const]),
    ...(condition === undefined
      ? []
      : [['Laufzeit', `${condition.term} Monate`] as const, ['Zinssatz', rateText(condition.rate)] as const]),
    ...(collected === undefined
      ? []
      : [
          [
            'Lastschrift',
            `am ${formatGermanDate(collected)} von ${answers.get('LASTSCHRIFT_KONTO.KONTO_ID')}`,
          ] as const,
        ]),
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
    ...(answers.isYes('PRAEMIE.EROEFFNUNG') ? [['Eröffnungsprämie', 'vorgemerkt'] as const] : []),
    ...(credit === '' ? [] : [['Dispositionskredit', `${credit.replace('.', ',')} EUR`] as const]),
  ];
}
