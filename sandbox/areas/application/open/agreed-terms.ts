import type { Answers } from '../check/answers';
import { depositCondition, rateText } from './deposit-rates';

/** What was agreed, as the contract names it. */
export function agreedTerms(answers: Answers): readonly (readonly [string, string])[] {
  const condition = depositCondition(answers.get('FESTGELD.KONDITION_ID'));
  const amount = answers.get('FESTGELD.ANLAGEBETRAG');
  const credit = answers.isYes('GIRO.DISPO') ? answers.get('GIRO.DISPO_BETRAG') : '';
  return [
    ...(amount === '' ? [] : [['Anlagebetrag', `${amount.replace('.', ',')} EUR`] as const]),
    ...(condition === undefined
      ? []
      : [['Laufzeit', `${condition.term} Monate`] as const, ['Zinssatz', rateText(condition.rate)] as const]),
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
