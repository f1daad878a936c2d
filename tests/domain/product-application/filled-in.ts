import type { FormSession } from '@domain/form/session/form-session';
import type { Compiled } from '@domain/product-application/engine/compile';

/** What a customer could type into a field of each type. */
const examples: Readonly<Record<string, string>> = {
  text: 'Hannover',
  amount: '5000,00',
  percent: '3',
  whole: '40',
  digits: '12345678',
  day: '14.03.1988',
  month: '04.2019',
  postalCode: '30159',
  dialCode: '+49',
  phone: '0171 5554482',
  email: 'jana@post.example',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'UBSWCHZH80A',
  taxId: '86095742719',
  tin: '931736581',
  wkn: '840400',
  identifier: 'abc-1',
  identifiers: 'abc-1',
};

const LATER = /ERSTER_KAUF|LETZTER_KAUF|_BEGINN|EINZUG_AM|GUELTIG_BIS|ERSTE_AUSFUEHRUNG/;

/** What is right in a field of a type. */
export function exampleOf(name: string, type: string): string {
  if (type !== 'day') return type === 'text' && name.includes('HAUSNUMMER') ? '7a' : (examples[type] ?? '');
  if (LATER.test(name)) return '01.12.2026';
  return name === 'PERSON.GEBURTSDATUM_J' ? '02.02.2016' : '14.03.1988';
}

/**
 * Fills in one field: with 0 nothing, with 1 what is right, with any other number one of the answers, or something wrong;
 * with a text that.
 */
export function filledIn(
  { fields, configs }: Compiled,
  session: FormSession<object, { readonly today: unknown }>,
  name: string,
  choice: number | string,
): void {
  const asked = fields.get(name);
  if (asked === undefined || configs.get(name)?.isHidden) return;
  const isAsked = configs.get(name)?.isOptional !== true;
  switch (asked.control) {
    case 'flag': {
      const isConsent = ['consent', 'acceptance'].includes(asked.entry.spec.rule.type);
      session
        .field(asked.node)
        .setValue(typeof choice === 'number' && (choice === 1 ? isConsent : choice % 2 === 0));
      return;
    }
    case 'choice': {
      const codes = asked.entry.spec.rule.type === 'country' ? ['DE'] : asked.codes;
      const code = typeof choice === 'string' ? choice : codes[choice === 1 ? 0 : choice % codes.length];
      session.field(asked.node).setValue(choice === 0 || !(isAsked || choice === 'x') ? undefined : code);
      return;
    }
    case 'text': {
      const isRight = typeof choice === 'number' && (choice === 1 || choice % 4 !== 0);
      const isSaid = isAsked || (typeof choice === 'number' && choice % 3 === 2);
      const right = isSaid ? exampleOf(name, asked.entry.spec.rule.type) : '';
      session.field(asked.node).setValue(choice === 0 ? '' : isRight ? right : '\u0000<b>');
      session.field(asked.node).blur();
    }
  }
}
