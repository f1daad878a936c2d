import { toWireFields } from '@adapters/http/application/field-mapper';
import { FlowSession } from '@domain/form/flow/flow-session';
import { FormSession } from '@domain/form/session/form-session';
import { wireNameOf } from '@domain/product-application/catalogue/catalogue';
import { named } from '@domain/product-application/engine/application-places';
import type { Compiled } from '@domain/product-application/engine/compile';
import { compile } from '@tests/support/compile';
import { derivedFields } from '@domain/product-application/engine/derived-fields';
import { products, type Product } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { calendarDay } from '@domain/time/local-date';
import { Answers } from '@sandbox/areas/application/check/answers';
import { checkApplication } from '@sandbox/areas/application/check/check-application';
import type { CheckFacts } from '@sandbox/areas/application/check/check-facts';
import { productOf } from '@sandbox/areas/application/product';
import { DEPOSIT_CONDITIONS } from '@sandbox/areas/application/open/deposit-rates';
import * as E from 'fp-ts/Either';
import { exampleOf, filledIn } from '../../../domain/product-application/filled-in';
import { fc } from '../../../support/properties';
import { singleDepot, wire, type Said } from './sample-fields';

const today = calendarDay('2026-11-23');
const GROUP_IDS = ['etf', 'fonds', 'anleihen'];
const facts: CheckFacts = {
  today,
  productGroupIds: new Set(GROUP_IDS),
  isSecurity: () => true,
  planObjections: () => [],
  isStatable: () => true,
  isModule: () => true,
  isBundle: () => true,
  known: new Map(),
  cards: new Map(),
};

const told = (product: Product, said: Said): readonly string[] =>
  checkApplication(productOf(product), Answers.of(wire(said)), facts, 'all').map(
    ({ key, origin }) => `${origin?.[0] ?? ''}: ${key}`,
  );

function compiledFor(product: Product): Compiled {
  const made = compile(applicationFor(product, GROUP_IDS), {
    conditions: DEPOSIT_CONDITIONS.map(({ conditionId: id, term, rate }) => ({
      id,
      term,
      rate: percentage(decimal(rate)),
    })),
  });
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
}

/** So many situations of each product, each drawn. */
const SITUATIONS = 12;
const MISSING = 'fehler_pflichtfeld_nicht_gesetzt';

/** Texts that two persons do not share, and a rate of which ten are still a plan. */
const own: Readonly<Record<string, string>> = {
  'WERTPAPIERSPARPLAN.SPARRATE_1': '75,00',
  'PERSON.VORNAME_I2': 'Robert',
  'PERSON.VORNAME_E2': 'Robert',
  'PERSON.VORNAME_J': 'Lena',
  'PERSON.STEUER_ID_I2': '47036892816',
  'PERSON.STEUER_ID_E2': '47036892816',
  'PERSON.STEUER_ID_J': '65929970489',
};
/** Texts of what may be left out that are unlike the usual ones of their type. */
const optional: Readonly<Record<string, string>> = { 'TELEKOM.NUMMER_2': '030 1234567' };
/** Further countries of taxation, with the number that each has: what belongs together there two other tests prove. */
const UNSAID = /^PERSON_TIN_LAND\./;

/** Yes and no both mean something there, so that the bank does not read it out of silence. */
const WANTED = /^(JUNIOR\.|TRANSAKTIONSVERHALTEN\.(BARGELD|AUSLAND)|WP_PRODUKTGRUPPE\.KENNTNISSE)/;
/** Sent without being asked, by portal and bank: the product, and what is known by a number of the bank. */
const FIXED =
  /^(DEPOT\.DEPOT|GIRO\.KONTO|TGK_PLUS\.TGK_PLUS|FESTGELD\.KONDITION_ID|WP_PRODUKTGRUPPE\.UUID_.*)$/;
/** What goes along with other answers and is shown nowhere, or is worked out by the planner. */
const ALONG = /^(KUNDENBINDUNG\.SYSTEM_ID|WERTPAPIERSPARPLAN\.PLANART|GIRO\.DISPO_WAEHRUNG)$/;

const CARD = ['KREDITKARTE', 'DEBITKARTE', 'GIROCARD'].map((kind) => `KARTEN.${kind}_I1`);

type Session = FormSession<object, { readonly today: unknown }>;

/** A situation: all the portal sends, what of it has to be there, which ticks it has, and what can be left out. */
interface Situation {
  readonly sent: Said;
  readonly required: readonly string[];
  readonly ticks: readonly string[];
  readonly optional: readonly string[];
}

/** What the planner asks is sent with the depot it leads on to. */
const beside = (product: Product): Said => (product === 'anlagedepot' ? singleDepot() : {});

/** Walks through an application to its summary. */
async function situationOf(compiled: Compiled, draw: () => number): Promise<Situation> {
  const session = new FormSession(compiled.form);
  session.tell({ today });
  const flow = new FlowSession(compiled.flow, session, { askBank: () => () => Promise.resolve([]) });
  const last = compiled.application.steps.findLast(({ type }) => type === 'SUBMIT')?.name;
  while (flow.at !== last) {
    for (const name of flow.step(flow.at).layoutCell.get().paths) answer(compiled, session, name, draw());
    const going = await flow.goOn();
    if (going.kind !== 'went')
      throw new Error(session.summary.map(({ field, key }) => `${field ?? ''}: ${key}`).join(', '));
  }
  const said = named(flow.sent());
  const fields = toWireFields([...said, ...derivedFields(said)]);
  const onWire = (when: (name: string, isTick: boolean, isRequired: boolean) => boolean) =>
    said.flatMap(({ name }) => {
      const asked = compiled.fields.get(name);
      const isTick = asked?.entry.spec.rule.type === 'flag';
      const wireName = wireNameOf(name);
      const isRequired = asked?.node.life.required === true || FIXED.test(name);
      return wireName !== undefined && when(name, isTick, isRequired) ? [wireName] : [];
    });
  return {
    sent: {
      ...beside(compiled.application.product),
      ...Object.fromEntries(fields.map((each) => [each.fieldname, each.fieldvalue])),
    },
    required: onWire((name, isTick, isRequired) => isRequired && (!isTick || FIXED.test(name))),
    ticks: onWire((name, isTick) => isTick && !FIXED.test(name)),
    optional: onWire((name, isTick, isRequired) => !isTick && !isRequired && !ALONG.test(name)),
  };
}

/** A choice or a tick at random, a text that is right; what may be left out is said or not. */
function answer(compiled: Compiled, session: Session, name: string, drawn: number): void {
  const asked = compiled.fields.get(name);
  const config = compiled.configs.get(name);
  if (asked === undefined || config?.isHidden || asked.node.life.disabled !== undefined) return;
  if (asked.control === 'flag') {
    const [, role] = /^TELEKOM\.BEVORZUGT_(\w+)_2$/.exec(name) ?? [];
    const first = role && compiled.fields.get(`TELEKOM.BEVORZUGT_${role}_1`);
    const isTick = ['consent', 'acceptance'].includes(asked.entry.spec.rule.type);
    if (first) session.field(asked.node).setValue(session.value<unknown>(first.node) !== true);
    else filledIn(compiled, session, name, isTick ? 1 : 2 + drawn);
  } else if (config?.isOptional !== true) {
    filledIn(compiled, session, name, asked.control === 'text' ? 1 : 2 + drawn);
    const mine = own[name];
    if (mine !== undefined && asked.control === 'text') session.field(asked.node).setValue(mine);
  } else if (asked.control === 'text' && !UNSAID.test(name)) {
    const partner = name.replace('SPARRATE', 'WKN').replace('TELEKOM.NUMMER', 'TELEKOM.VORWAHL');
    const follows = partner === name ? undefined : compiled.fields.get(partner);
    const isSaid = follows ? session.value<unknown>(follows.node) !== undefined : drawn % 2 === 0;
    const example =
      own[name.replace(/SPARRATE_\d+/, 'SPARRATE_1')] ??
      optional[name.replace(/_[A-Z]\d?(_2)?$/, '$1')] ??
      exampleOf(name, asked.entry.spec.rule.type);
    session.field(asked.node).setValue(isSaid ? example : '');
    session.field(asked.node).blur();
  }
}

/** All of these situations. */
async function situationsOf(product: Product): Promise<readonly Situation[]> {
  const compiled = compiledFor(product);
  const draws = fc.sample(fc.array(fc.nat(1_000), { minLength: 211, maxLength: 211 }), SITUATIONS);
  const found = await Promise.all(
    draws.map((choices) => {
      let at = 0;
      return situationOf(compiled, () => choices[at++ % choices.length] ?? 0);
    }),
  );
  // A change of cards that chooses none changes nothing, which a test of its own proves.
  return found.filter(({ sent }) => product !== 'karte' || CARD.some((name) => sent[name] === 'J'));
}

const without = (said: Said, ...names: readonly string[]): Said =>
  Object.fromEntries(Object.entries(said).filter(([name]) => !names.includes(name)));

/** What goes with a field that is left out, as the portal leaves it out too. */
function goingWith(name: string): readonly string[] {
  const [, number = '', role = ''] = /^TELEKOM\.(?:NUMMER|VORWAHL)_((\w+)_2)$/.exec(name) ?? [];
  const [, position = ''] = /^WERTPAPIERSPARPLAN\.(?:WKN|SPARRATE)_(\d+)$/.exec(name) ?? [];
  if (role !== '')
    return [
      ...['NUMMER', 'VORWAHL', 'ART', 'NUTZUNG', 'BEVORZUGT'].map((field) => `TELEKOM.${field}_${number}`),
      `TELEKOM.BEVORZUGT_${role}_1`,
    ];
  if (position !== '')
    return ['WKN', 'SPARRATE']
      .map((field) => `WERTPAPIERSPARPLAN.${field}_${position}`)
      .concat('WERTPAPIERSPARPLAN.GESAMTBETRAG');
  return name === 'KUNDENBINDUNG.TEILNEHMERNUMMER' ? [name, 'KUNDENBINDUNG.SYSTEM_ID'] : [name];
}

describe.each(products)('what has to be said: %s [APP-03] [APP-13]', (product) => {
  let situations: readonly Situation[];
  beforeAll(async () => {
    situations = await situationsOf(product);
  });

  it('is complete at the bank as soon as it is in the portal', () => {
    for (const { sent } of situations) expect(told(product, sent)).toEqual([]);
  });

  it('is missed by the bank, each at its field, wherever the portal requires it', () => {
    for (const { sent, required } of situations)
      for (const name of required)
        expect(told(product, without(sent, name))).toContain(`${name}: ${MISSING}`);
  });

  it('reads as no where a tick is left out, unless the bank wants to have it said', () => {
    for (const { sent, ticks } of situations)
      for (const name of ticks) {
        const found = told(product, without(sent, name));
        if (WANTED.test(name)) expect(found).toContain(`${name}: ${MISSING}`);
        else expect([name, found]).toEqual([name, told(product, { ...sent, [name]: 'N' })]);
      }
  });

  it('may be left out where the portal calls it optional', () => {
    for (const { sent, optional: left } of situations)
      for (const name of left)
        expect([name, told(product, without(sent, ...goingWith(name)))]).toEqual([name, []]);
  });
});
