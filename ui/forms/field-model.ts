import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import type { CrossRule } from '@domain/form/cross-rule';
import * as F from '@domain/form/field';
import type { FieldDefinition } from '@domain/form/field-definition';
import { issuesOf } from '@domain/form/field-issues';
import type { FormContext } from '@domain/form/form-context';
import type { Issue, IssueSource } from '@domain/form/issue';
import { isRequired } from '@domain/form/rule';
import type { BoundField } from './bound-field';

/** What a field knows of the form around it. */
export interface FieldSurroundings<Values, Facts> {
  readonly context: FormContext<Values, Facts>;
  readonly crossRules: readonly CrossRule<Values, Facts>[];
  /** Told after each change of the value. */
  readonly edited: () => void;
}

const NONE: readonly Issue[] = [];

/**
 * One observable a field: a key stroke replaces this field's state and nothing else. Issues are derived,
 * so only rules that looked at a changed value run again, each of them once.
 */
export class FieldModel<Value, Values, Facts> implements BoundField<Value> {
  readonly name: string;
  readonly #definition: FieldDefinition<Value, FormContext<Values, Facts>>;
  readonly #surroundings: FieldSurroundings<Values, Facts>;
  state: F.FieldState<Value>;

  constructor(
    name: string,
    definition: FieldDefinition<Value, FormContext<Values, Facts>>,
    surroundings: FieldSurroundings<Values, Facts>,
  ) {
    this.name = name;
    this.#definition = definition;
    this.#surroundings = surroundings;
    this.state = F.untouched(definition.initial);
    makeAutoObservable(
      this,
      { name: false, state: observableRef, issues: computedStruct },
      { autoBind: true },
    );
  }

  get value(): Value {
    return this.state.edited;
  }

  /** All there is to say about the value, seen already or not; equal issues draw nothing anew. */
  get issues(): readonly Issue[] {
    const { crossRules, context } = this.#surroundings;
    return issuesOf(this.name, this.#definition, crossRules, this.state, context);
  }

  get shownIssues(): readonly Issue[] {
    return F.showsIssues(this.state) ? this.issues : NONE;
  }

  get isDirty(): boolean {
    return F.isDirty(this.state, this.#definition.equals);
  }

  get required(): boolean {
    return isRequired(this.#definition.rules ?? [], this.#surroundings.context);
  }

  get disabled(): boolean {
    return this.#definition.disabled?.(this.#surroundings.context) ?? false;
  }

  setValue(value: Value): void {
    if (Object.is(value, this.state.edited)) return;
    this.state = F.edit(this.state, value);
    this.#surroundings.edited();
  }

  blur(): void {
    this.state = F.touch(this.state);
  }

  /** Part of submitting the form; the bank will speak again, so what it said before is dropped. */
  submit(): void {
    this.state = F.submit(F.attach(F.attach(this.state, 'server', NONE), 'async', NONE));
  }

  attach(source: Exclude<IssueSource, 'rule'>, issues: readonly Issue[]): void {
    this.state = F.attach(this.state, source, issues);
  }
}
