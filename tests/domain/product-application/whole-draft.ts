import { FormSession } from '@domain/form/session/form-session';
import { FlowSession } from '@domain/form/flow/flow-session';
import { askedNow, stepsBefore } from '@domain/product-application/engine/application-draft';
import type { BegunApplication } from '@domain/product-application/begun-application';
import type { ApplicationFacts, Compiled } from '@domain/product-application/engine/compile';
import { fieldsIn } from '@domain/product-application/engine/situation';
import type { AskedField } from '@domain/product-application/field/asked-field';
import { calendarDay } from '@domain/time/local-date';
import { exampleOf } from './filled-in';

/** Who says it, and how much: two who answer yes to all, or one who says no more than has to be said. */
export type Telling = 'all by two' | 'least by one';

type Said = Readonly<Record<string, string>>;
type Session = FormSession<Compiled['form']['nodes'], ApplicationFacts>;

/** Yes would leave out another person, or another question. */
const NO_OF_TWO = /^(JUNIOR\.ALLEINIGE_SORGE|LASTSCHRIFT_KONTO\.FRUEHESTMOEGLICH|TELEKOM\.BEVORZUGT_.._2)$/;

/** Yes leaves out another person. */
const YES_OF_ONE = /^JUNIOR\.ALLEINIGE_SORGE$/;

/** What is not the first best thing, since other fields depend on it, or since it may not be said twice. */
const special: Readonly<Record<Telling, Said>> = {
  'all by two': {
    'PRODUKT.ART': 'KPG',
    'ANLAGEDEPOT_SCORING.ANLAGEART': 'BEIDES',
    'AUSZAHLUNG_KONTO.KONTO_ID': 'CH93 0076 2011 6238 5295 7',
    'LASTSCHRIFT_KONTO.KONTO_ID': 'GB29 NWBK 6016 1331 9268 19',
    'LASTSCHRIFT_KONTO.BIC': 'NWBKGB2L',
    'WERTPAPIERSPARPLAN.LETZTER_KAUF': '01.12.2030',
  },
  'least by one': { 'PRODUKT.ART': 'KPE', 'ANLAGEDEPOT_SCORING.ANLAGEART': 'EINMAL' },
};

const secondOf: Readonly<Record<string, string>> = {
  VORNAME: 'Robert',
  STEUER_ID: '47036892816',
  ZUGANGSNUMMER: '10000003',
};

const wkns = [
  '840400',
  '716460',
  'A2PKXG',
  'A0RL83',
  'DWHEN8',
  'DWGSW7',
  'DWEGD5',
  '555750',
  '766403',
  '710000',
];
const countries = ['US', 'AT', 'CH', 'FR', 'NL'];

const numberOf = (name: string): number => Number(/_(\d+)$/.exec(name)?.[1] ?? 1);

/** What somebody types into a field, no two of whose kind may read the same. */
function typedInto(name: string, type: string): string {
  const [, field = '', second] = /\.([A-Z_]+?)_(?:[IE](2)|[IE]1|J)/.exec(name) ?? [];
  if (field === 'STEUER_ID' && name.endsWith('_J')) return '65929970489';
  if (second !== undefined && secondOf[field] !== undefined) return secondOf[field];
  // Not every country issues one.
  if (type === 'tin' && numberOf(name) > 1) return '';
  if (type === 'wkn') return wkns[numberOf(name) - 1] ?? '';
  if (type === 'phone') return `0171 555448${numberOf(name)}`;
  return exampleOf(name, type);
}

/** The first best of what there is to choose; abroad another country each time. */
function chosenIn({ name, entry, codes }: Extract<AskedField, { control: 'choice' }>): string | undefined {
  if (entry.spec.rule.type !== 'country') return codes[0];
  return /TIN_LAND|VERHALTEN/.test(name) ? countries[numberOf(name) - 1] : 'DE';
}

const isTicked = (name: string, type: string, telling: Telling): boolean =>
  telling === 'all by two'
    ? !NO_OF_TWO.test(name)
    : YES_OF_ONE.test(name) || type === 'consent' || type === 'acceptance';

function say(session: Session, asked: AskedField, telling: Telling, isAsked: boolean): void {
  const { name } = asked;
  const { type } = asked.entry.spec.rule;
  const said = special[telling][name];
  switch (asked.control) {
    case 'flag':
      session.field(asked.node).setValue(isTicked(name, type, telling));
      return;
    case 'choice':
      session.field(asked.node).setValue(isAsked ? (said ?? chosenIn(asked)) : undefined);
      return;
    case 'text':
      session.field(asked.node).setValue(isAsked ? (said ?? typedInto(name, type)) : '');
      session.field(asked.node).blur();
  }
}

/** An application in which all is said up to its summary, as a draft keeps it; a planner's proposal for a depot too. */
export function wholeDraft(compiled: Compiled, telling: Telling, today: string): BegunApplication {
  const { application, fields } = compiled;
  const session = new FormSession(compiled.form);
  session.tell({ today: calendarDay(today) });
  const isAll = telling === 'all by two';
  for (const { formFieldName: name, isHidden, isOptional } of application.steps.flatMap(fieldsIn)) {
    const asked = fields.get(name);
    const isCarried = isAll && name.startsWith('ANLAGEDEPOT_');
    if (asked && (!isHidden || isCarried)) say(session, asked, telling, isAll || !isOptional);
  }
  const step = application.steps.find(({ type }) => type === 'SUBMIT')?.name ?? 'zusammenfassung';
  const flow = new FlowSession(compiled.flow, session, { done: stepsBefore(step, compiled) });
  if (flow.at !== step) {
    const wrong = flow.step(flow.at).issueCell.get();
    const named = wrong.map(({ key, field = '' }) => `${field}: ${key}`).join(', ');
    throw new Error(`${application.product} stops at ${flow.at}: ${named}`);
  }
  return { step, snapshot: { version: 1, rows: {}, fields: askedNow(session, compiled) } };
}
