import { groupIban } from '@domain/codes/group-iban';
import { formatGermanDate } from '@domain/time/german-date';
import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import type { Paper, PaperBlock } from '@sandbox/areas/document/paper';
import type { WireMessage } from '@sandbox/platform/http/message';
import { REASONS, type Reason } from '../application-state';
import type { OpenedProduct } from '../application-tables';
import type { SentField } from '../check/answers';
import { FIELDS } from '../field/field-catalogue';
import { productOf } from '../product';
import type { ApplicationRow } from '../store/application-store';
import { groupTitle, fieldTitle, valueText } from './field-words';

type Facts = Extract<PaperBlock, { kind: 'facts' }>;

/** What was applied for, in full, as it was sent. */
export function summaryPaper(
  row: Pick<ApplicationRow, 'product' | 'application_number' | 'fields' | 'submitted_at'>,
): Paper {
  const { title, isJunior } = productOf(row.product);
  return {
    title: `Antrag: ${title}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Antragsnummer', row.application_number],
          ['Eingegangen am', dayText(row.submitted_at)],
        ],
      },
      ...sections(row.fields, isJunior),
      {
        kind: 'text',
        text: 'So haben wir Ihren Antrag erhalten. Bitte bewahren Sie diese Zusammenfassung auf.',
      },
    ],
  };
}

/** The fields that say something, group by group and person by person, in the order of the catalogue. */
function sections(fields: readonly SentField[], isJunior: boolean): readonly Facts[] {
  const values = new Map(fields.map(({ fieldname, fieldvalue }) => [fieldname, fieldvalue ?? '']));
  const found = new Map<string, [label: string, value: string][]>();
  for (const definition of FIELDS.values()) {
    const value = values.get(definition.name) ?? '';
    const isShown = definition.group !== 'MARKETING_VERTRIEB' && definition.field !== 'WIEDERHOLUNG';
    if (value === '' || !isShown) continue;
    const heading = groupTitle(definition, isJunior);
    found.set(heading, [
      ...(found.get(heading) ?? []),
      [fieldTitle(definition), valueText(definition, value)],
    ]);
  }
  return [...found].map(([heading, rows]) => ({ kind: 'facts', heading, rows }));
}

const PRODUCT_WORDS: Readonly<Record<string, string>> = {
  STANDARD_DEPOT: 'Depot',
  SECOND_DEPOT: 'Weiteres Depot',
  DEPOT_JUNIOR: 'Junior-Depot',
  CA: 'Girokonto',
  CAJ: 'Gemeinschaftskonto',
  SA: 'Verrechnungskonto',
  CFD: 'CFD-Konto',
  CHECKING_ACCOUNT_JUNIOR: 'Junior-Konto',
  CREDITCARD: 'Kreditkarte',
  VISA_DEBITKARTE: 'Visa-Debitkarte',
  GIROCARD: 'Girocard',
  FIXED_DEPOSIT: 'Festgeld',
  TGK_PLUS: 'Tagesgeld',
  SAVINGS_PLAN: 'Wertpapiersparplan',
};

/** Why nothing was opened. */
export const refusalPaper = (
  row: Pick<ApplicationRow, 'product' | 'application_number'>,
  reason: Reason,
): Paper => ({
  title: `Ihr Antrag: ${productOf(row.product).title}`,
  blocks: [
    { kind: 'facts', rows: [['Antragsnummer', row.application_number]] },
    {
      kind: 'text',
      text: `Wir haben Ihren Antrag geprüft und können ihm nicht entsprechen. ${REASONS[reason]} Was Sie uns dazu gesagt haben, löschen wir, sobald die gesetzlichen Fristen um sind.`,
    },
  ],
});

/** Why the plan of an application was not made. */
export const unmadePlanPaper = (
  row: Pick<ApplicationRow, 'application_number'>,
  messages: readonly WireMessage[],
): Paper => ({
  title: 'Ihr Sparplan',
  blocks: [
    { kind: 'facts', rows: [['Antragsnummer', row.application_number]] },
    {
      kind: 'text',
      text: 'Ihr Depot ist eröffnet. Den Sparplan, den Sie mit ihm beantragt haben, konnten wir nicht anlegen:',
    },
    ...messages.flatMap(({ message }): PaperBlock[] =>
      message === null ? [] : [{ kind: 'text', text: message }],
    ),
    { kind: 'text', text: 'Einen neuen Sparplan können Sie in Ihrem Depot jederzeit anlegen.' },
  ],
});

/** Why there is no deposit though there was a contract on one. */
export const unfundedPaper = (deposit: string, iban: string): Paper => ({
  title: 'Ihr Festgeld',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Festgeld', deposit],
        ['Lastschrift von', groupIban(iban)],
      ],
    },
    {
      kind: 'text',
      text: 'Den Anlagebetrag konnten wir nicht einziehen: Auf dem Konto war nicht genug Geld. Das Festgeld ist deshalb nicht zustande gekommen, und es entstehen Ihnen keine Kosten. Sie können es jederzeit neu beantragen.',
    },
  ],
});

/** The contract on what was opened. */
export function contractPaper(
  row: Pick<ApplicationRow, 'product' | 'application_number'>,
  results: readonly OpenedProduct[],
  terms: readonly (readonly [string, string])[],
  at: Date,
): Paper {
  return {
    title: `Vertrag: ${productOf(row.product).title}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Antragsnummer', row.application_number],
          ['Gültig ab', dayText(at)],
        ],
      },
      {
        kind: 'facts',
        heading: 'Ihre Produkte',
        rows: results.map(({ productSubType, displayId }) => [
          PRODUCT_WORDS[productSubType] ?? productSubType,
          displayId,
        ]),
      },
      ...(terms.length === 0 ? [] : [{ kind: 'facts', heading: 'Vereinbart ist', rows: terms } as const]),
      {
        kind: 'text',
        text: 'Es gelten die Bedingungen und das Preisverzeichnis der Werkbank, denen Sie im Antrag zugestimmt haben. Sie können diesen Vertrag binnen 14 Tagen widerrufen.',
      },
    ],
  };
}

const dayText = (at: Date): string => formatGermanDate(berlinTime(instant(at.getTime())).date);
