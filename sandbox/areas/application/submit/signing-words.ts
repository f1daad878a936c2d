import { groupIban } from '@domain/codes/group-iban';
import { decimal } from '@domain/money/decimal';
import { formatGermanDate } from '@domain/time/german-date';
import { localDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import { EUR } from '@domain/money/unit';
import type { SigningLine, SigningWords } from '@sandbox/areas/tan/tan-demand';
import { moneyText } from '@sandbox/market/catalogue/german-figures';
import type { Answers } from '../check/answers';
import { ROLES } from '../field/field-group';
import { isCollected } from '../open/direct-debit';
import { depositCondition, rateText } from '../open/deposit-rates';
import type { ApplicationProduct } from '../product';

const WHO = { I1: 'Person 1', I2: 'Person 2', E1: 'Elternteil 1', E2: 'Elternteil 2' } as const;

/** Amounts and accounts that are worth a look before one signs. */
const TOLD: readonly (readonly [label: string, field: string, kind: 'amount' | 'iban' | 'text'])[] = [
  ['Anlagebetrag', 'FESTGELD.ANLAGEBETRAG', 'amount'],
  ['Dispositionskredit', 'GIRO.DISPO_BETRAG', 'amount'],
  ['Auszahlungskonto', 'AUSZAHLUNG_KONTO.KONTO_ID', 'iban'],
  ['Lastschrift von', 'LASTSCHRIFT_KONTO.KONTO_ID', 'iban'],
  ['Neue Straße', 'POST.STRASSE_I1', 'text'],
  ['Neue Hausnummer', 'POST.HAUSNUMMER_I1', 'text'],
  ['Neue Postleitzahl', 'POST.PLZ_I1', 'text'],
  ['Neuer Ort', 'POST.ORT_I1', 'text'],
];

const WRITTEN: Readonly<Record<(typeof TOLD)[number][2], (value: string) => string>> = {
  amount: (value) => moneyText(decimal(value), EUR),
  iban: groupIban,
  text: (value) => value,
};

/** When the first deposit is collected, as it was asked for. */
const collection = (answers: Answers): readonly SigningLine[] => {
  const day = O.toUndefined(localDate(answers.get('LASTSCHRIFT_KONTO.EINZUG_AM')));
  const isEarliest = answers.isYes('LASTSCHRIFT_KONTO.FRUEHESTMOEGLICH') || day === undefined;
  if (!isCollected(answers)) return [];
  return [{ label: 'Einzug', value: isEarliest ? 'frühestmöglich' : `am ${formatGermanDate(day)}` }];
};

/** What somebody signs who applies. */
export function applicationWords(
  product: ApplicationProduct,
  number: string,
  answers: Answers,
): SigningWords {
  const persons = ROLES.flatMap((role): SigningLine[] => {
    const name = [answers.of('PERSON', 'VORNAME', role), answers.of('PERSON', 'NAME', role)].filter(Boolean);
    const isChild = product.isJunior && role === 'I1';
    return name.length === 0 ? [] : [{ label: isChild ? 'Kind' : WHO[role], value: name.join(' ') }];
  });
  const told = TOLD.flatMap(([label, field, kind]): SigningLine[] => {
    const value = answers.get(field);
    const isOther =
      (field.startsWith('POST.') && product.id !== 'adresse') ||
      (field.startsWith('LASTSCHRIFT_KONTO.') && !isCollected(answers));
    if (value === '' || isOther) return [];
    return [{ label, value: WRITTEN[kind](value) }];
  });
  const condition = depositCondition(answers.get('FESTGELD.KONDITION_ID'));
  const rate =
    condition === undefined
      ? []
      : [
          { label: 'Laufzeit', value: `${condition.term} Monate` },
          { label: 'Zinssatz', value: rateText(condition.rate) },
        ];
  return {
    sentence: product.isChange ? `Auftrag: ${product.title}` : `${product.title} beantragen`,
    lines: [{ label: 'Antragsnummer', value: number }, ...persons, ...rate, ...told, ...collection(answers)],
  };
}
