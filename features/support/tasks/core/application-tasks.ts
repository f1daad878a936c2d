import { toWireFields } from '@adapters/http/application/field-mapper';
import { FakeApplicationDrafts } from '@adapters/fake/application/fake-application-drafts';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { MemoryApplicationDrafts } from '@adapters/fake/device/memory-application-drafts';
import { CarriedDrafts } from '@application/product-application/carried-drafts';
import { restoreInto } from '@domain/form/session/restore';
import { snapshotOf } from '@domain/form/session/snapshot';
import { FlowSession } from '@domain/form/flow/flow-session';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import type { NamedValue } from '@domain/product-application/application-request';
import { valueOf } from '@domain/form/outcome';
import type { Compiled } from '@domain/product-application/engine/compile';
import { compile } from '@tests/support/compile';
import type { StepName } from '@domain/product-application/engine/description';
import { productNamed } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { plannedDraft } from '@domain/product-application/proposal/planned-draft';
import { plannerAnswers } from '@domain/product-application/proposal/planner-answers';
import { riskClassOf, type PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import { calendarDay } from '@domain/time/local-date';
import { ObservedForm } from '@ui/forms/observed-form';
import { createFormats } from '@ui/i18n/formats';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import type { Wording } from '@ui/screens/product-application/field-words';
import { summaryOf } from '@ui/screens/product-application/summary/summary-rows';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { issueWords } from '../../issue-words';

/** What the bank pays on fixed deposits. */
const conditions = [
  { id: 'FG-1-12', term: '12', rate: percentage(decimal('2.35')) },
  { id: 'FG-1-24', term: '24', rate: percentage(decimal('2.50')) },
];

/** Nothing of it limits the class. */
const bold = {
  ANLAGEZIEL: 'VERMOEGEN',
  ANLAGEDAUER: 'UEBER_10',
  ANLAGEART: 'BEIDES',
  ANLAGEBETRAG: '10000,00',
  SPARRATE: '100,00',
  ALTER: '40',
  EINKOMMENSQUELLE: 'GEHALT',
  HAUSHALTSUEBERSCHUSS: '1000,00',
  UEBERSCHUSS_ENTWICKLUNG: 'GLEICH',
  VERMOEGEN_LIQUIDE: '50000,00',
  VERMOEGEN_ILLIQUIDE: '40000,00',
  VERLUSTTOLERANZ: '40',
  SCHWANKUNGSTOLERANZ: 'STARK',
};
const { t } = createTexts('de', germanTexts);
const wording: Wording = {
  t,
  fields: germanFieldTexts,
  formats: createFormats('de', t),
  group: () => undefined,
  statement: () => undefined,
  legalText: () => undefined,
  known: () => undefined,
  condition: () => undefined,
};

const TODAY = calendarDay('2026-11-23');

/** What scenarios do with an application: its form and its steps, and what would go over the line. */
export class ApplicationTasks {
  #open: ReturnType<typeof open> | undefined;

  readonly #bank = new FakeApplicationDrafts();

  begin(name: string): void {
    const product = productNamed(name);
    if (product === undefined) throw new Error(`Es gibt keinen Antrag ${name}.`);
    this.#open = open(compiledFor(product));
  }

  /** The customer leaves one device and goes on at another, signed in on both: what they typed comes by the bank. */
  async goOnElsewhere(): Promise<void> {
    const { made, session } = this.#opened;
    const { product } = made.application;
    const [first] = made.application.steps;
    if (first === undefined) throw new Error('Der Antrag hat keinen Schritt.');
    await this.#device().keep(product, { snapshot: snapshotOf(session), step: first.name })();
    // What goes on behind it is promises alone; so many turns end them all, in a browser as well as in Node.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    const found = O.toUndefined(await this.#device().find(product)());
    this.#open = open(compiledFor(product));
    if (found) restoreInto(this.#open.session, found.draft.snapshot);
  }

  /** Each has a memory of its own. */
  #device(): CarriedDrafts {
    const { scheduler } = new FakeBank();
    return new CarriedDrafts({
      device: new MemoryApplicationDrafts(),
      strangers: new MemoryApplicationDrafts(),
      bank: this.#bank,
      ids: { uuid: () => 'draft' },
      clock: scheduler,
      scheduler,
    });
  }

  /** What stands in a field. */
  standsIn(name: string): string {
    const { made, session } = this.#opened;
    const asked = made.fields.get(name);
    return asked?.control === 'text' ? session.field(asked.node).value : '';
  }

  /** What the summary says under a label. */
  summed(label: string): string | undefined {
    const { made, form } = this.#opened;
    const lines = summaryOf({ form, compiled: made }, made.application.steps, wording);
    return lines
      .flat()
      .find((line) => line.label.startsWith(label))
      ?.value.replaceAll('\u00a0', ' ');
  }

  /** Types, chooses or ticks; „ja“ and „nein“ tick. */
  say(name: string, said: string): void {
    const { made, session } = this.#opened;
    const asked = made.fields.get(name);
    switch (asked?.control) {
      case 'flag':
        session.field(asked.node).setValue(said === 'ja');
        return;
      case 'choice':
        session.field(asked.node).setValue(said);
        return;
      case 'text':
        session.field(asked.node).setValue(said);
        session.field(asked.node).blur();
        return;
      case undefined:
        throw new Error(`Nach ${name} wird nicht gefragt.`);
    }
  }

  /** All answers of the planner, none of which limits the class; for a plan and for money at once. */
  answerBoldly(): void {
    this.begin('anlagedepot');
    for (const [field, answer] of Object.entries(bold)) this.say(`ANLAGEDEPOT_SCORING.${field}`, answer);
  }

  /** The class that the planner derives. */
  get riskClass(): number {
    return riskClassOf(this.#answers);
  }

  /** What of the plan the application for a depot then holds in a field. */
  plannedFor(field: string): unknown {
    return plannedDraft(this.#answers, 'Mein Plan', {})[`WERTPAPIERSPARPLAN.${field}`];
  }

  isVisible(step: string): boolean {
    return this.#opened.flow.visible.some((name: StepName) => name === step);
  }

  isAsked(name: string): boolean {
    return this.#opened.made.fields.has(name);
  }

  /** What is wrong at a field, in words; undefined for nothing. */
  saidAt(name: string): string | undefined {
    const { made, session } = this.#opened;
    const asked = made.fields.get(name);
    if (asked === undefined) throw new Error(`Nach ${name} wird nicht gefragt.`);
    const [issue] = session.layoutCell.get().placeAt(name)?.issueCell.get() ?? [];
    return issue && issueWords(issue);
  }

  /** What is sent under a name. */
  sent(name: string): string | undefined {
    const { flow } = this.#opened;
    const values = flow
      .sent()
      .fields.flatMap(({ path, value }): readonly NamedValue[] =>
        typeof value === 'string' || typeof value === 'boolean'
          ? [{ name: path, value }]
          : isDecimal(value)
            ? [{ name: path, value }]
            : [],
      );
    return toWireFields(values).find(({ fieldname }) => fieldname === name)?.fieldvalue;
  }

  get #answers(): PlannerAnswers {
    const { made, session } = this.#opened;
    const answers = plannerAnswers((name) => {
      const asked = made.fields.get(name);
      return asked && valueOf<unknown>(session.outcome(asked.node));
    });
    if (answers === undefined) throw new Error('Der Planer weiß noch nicht alles.');
    return answers;
  }

  get #opened(): ReturnType<typeof open> {
    if (this.#open === undefined) throw new Error('Es ist kein Antrag begonnen.');
    return this.#open;
  }
}

const isDecimal = (value: unknown): value is { readonly units: bigint; readonly scale: number } =>
  typeof value === 'object' && value !== null && 'units' in value && 'scale' in value;

function compiledFor(product: Parameters<typeof applicationFor>[0]): Compiled {
  const made = compile(applicationFor(product, ['group-1']), { conditions });
  if (E.isLeft(made)) throw new Error(made.left.join('\n'));
  return made.right;
}

function open(made: Compiled) {
  const form = new ObservedForm(made.form);
  const { session } = form;
  session.tell({ today: TODAY });
  return { made, form, session, flow: new FlowSession(made.flow, session) };
}
