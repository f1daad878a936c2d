import type { Answers } from '../check/answers';
import { rateOf } from './deposit-rates';

/** What was agreed, as the contract names it. */
export function agreedTerms(answers: Answers): readonly (readonly [string, string])[] {
  const term = answers.get('FESTGELD.LAUFZEIT');
  const amount = answers.get('FESTGELD.ANLAGEBETRAG');
  const credit = answers.isYes('GIRO.DISPO') ? answers.get('GIRO.DISPO_BETRAG') : '';
  return [
    ...(amount === '' ? [] : [['Anlagebetrag', `${amount.replace('.', ',')} EUR`] as const]),
    ...(term === ''
      ? []
      : [
          ['Laufzeit', `${term} Monate`] as const,
          ['Zinssatz', `${rateOf(term).replace('.', ',')} % im Jahr`] as const,
        ]),
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
