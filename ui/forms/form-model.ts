import { makeAutoObservable, observableRef } from 'mobx';
import type { Scheduler } from '@application/ports/scheduler';
import { isWorthAsking, type AsyncRule } from '@domain/form/async-rule';
import type { FieldName, FormContext } from '@domain/form/form-context';
import type { FormDefinition } from '@domain/form/form-definition';
import { isError, type Issue, type IssueSource } from '@domain/form/issue';
import { applies } from '@domain/form/rule';
import { issueByOrigin } from '@domain/form/server-messages';
import { restorable, type FormSnapshot } from '@domain/form/snapshot';
import type { Message } from '@domain/message/message';
import { AsyncCheck } from './async-check';
import type { FieldModel } from './field-model';
import { buildFields, type FormFields } from './form-fields';

/** What a form needs from outside: facts its rules look at, and a clock for checks by the bank. */
export interface FormSurroundings<Facts> {
  readonly facts: () => Facts;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** A form on a page: the pure model of the domain made observable, one observable a field. */
export class FormModel<Values extends object, Facts> {
  readonly #definition: FormDefinition<Values, Facts>;
  readonly #names: readonly FieldName<Values>[];
  readonly #fields: FormFields<Values, Facts>;
  readonly #context: FormContext<Values, Facts>;
  readonly #checks: readonly { readonly rule: AsyncRule<Values, Facts>; readonly check: AsyncCheck }[];
  /** What the bank said about the form as a whole. */
  formIssues: readonly Issue[] = [];

  constructor(definition: FormDefinition<Values, Facts>, { facts, scheduler }: FormSurroundings<Facts>) {
    this.#definition = definition;
    const { fields, context, names } = buildFields(definition, facts, (name) => this.#edited(name));
    this.#names = names;
    this.#fields = fields;
    this.#context = context;
    this.#checks = (definition.asyncRules ?? []).map((rule) => ({
      rule,
      check: new AsyncCheck(
        scheduler,
        () => this.#question(rule),
        (issues) => this.#attach('async', issues),
      ),
    }));
    makeAutoObservable(this, { formIssues: observableRef, field: false }, { autoBind: true });
  }

  field<Name extends FieldName<Values>>(name: Name): FieldModel<Values[Name], Values, Facts> {
    return this.#fields[name];
  }

  /** The edited values; reading one observes that field alone. */
  get values(): Readonly<Values> {
    return this.#context.values;
  }

  get isDirty(): boolean {
    return this.#names.some((name) => this.#fields[name].isDirty);
  }

  get isValid(): boolean {
    return !this.#names.some((name) => this.#fields[name].issues.some(isError));
  }

  /** The bank is being asked about what was typed. */
  get isAsking(): boolean {
    return this.#checks.some(({ check }) => check.isAsking);
  }

  /** The errors the customer is to see, in the order of the fields, those of the whole form last. */
  get summary(): readonly Issue[] {
    return this.#names
      .flatMap((name) => this.#fields[name].shownIssues)
      .concat(this.formIssues)
      .filter(isError);
  }

  /** Marks every field as submitted; true if no rule of the form is broken, so that the bank may be asked. */
  submit(): boolean {
    this.formIssues = [];
    for (const { check } of this.#checks) check.stop();
    for (const name of this.#names) this.#fields[name].submit();
    return this.isValid;
  }

  /** Takes the messages of the bank's answer to their fields, the others to the form. */
  attach(messages: readonly Message[]): void {
    const isField = (name: string) => this.#names.some((known) => known === name);
    const { issueOf = (message: Message) => issueByOrigin(message, isField) } = this.#definition;
    this.#attach('server', messages.map(issueOf));
  }

  snapshot(): FormSnapshot {
    return Object.fromEntries(this.#names.map((name) => [name, this.#fields[name].value]));
  }

  /** Puts back what a draft kept, as far as it fits this form. */
  restore(kept: FormSnapshot): void {
    for (const name of this.#names) {
      const field = this.#fields[name];
      const value = kept[name];
      if (restorable(value, field.value)) field.setValue(value);
    }
  }

  /** The page goes away: no check may run or answer any more. */
  dispose(): void {
    for (const { check } of this.#checks) check.stop();
  }

  #edited(name: FieldName<Values>): void {
    for (const { rule, check } of this.#checks) if (rule.watches.includes(name)) check.restart();
  }

  #question(rule: AsyncRule<Values, Facts>) {
    const asks =
      rule.watches.some((name) => isWorthAsking(this.#fields[name])) && applies(rule, this.#context);
    return asks ? rule.check(this.#context) : undefined;
  }

  /** An issue at a disabled field would be seen by nobody: it goes to the form. */
  #attach(source: Exclude<IssueSource, 'rule'>, issues: readonly Issue[]): void {
    const seen = issues.map((issue) => {
      const name = this.#names.find((candidate) => candidate === issue.field);
      return name === undefined || this.#fields[name].disabled ? { ...issue, field: undefined } : issue;
    });
    for (const name of this.#names)
      this.#fields[name].attach(
        source,
        seen.filter((issue) => issue.field === name),
      );
    this.formIssues = this.formIssues
      .filter((issue) => issue.source !== source)
      .concat(seen.filter((issue) => issue.field === undefined));
  }
}
