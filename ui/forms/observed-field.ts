import type { Issue } from '@domain/form/issue';
import type { FieldCell, FieldView } from '@domain/form/session/field-cell';
import type { BoundField } from './bound-field';
import type { Signals } from './signals';

/** A field of a session made observable as one: a component that shows it renders at most once a key. */
export class ObservedField<Value, T> implements BoundField<Value> {
  readonly #cell: FieldCell<Value, T>;
  readonly #signals: Signals;

  constructor(cell: FieldCell<Value, T>, signals: Signals) {
    this.#cell = cell;
    this.#signals = signals;
  }

  get name(): string {
    return this.#cell.path;
  }

  get value(): Value {
    return this.#view.value;
  }

  /** All there is to say about the value, seen already or not. */
  get issues(): readonly Issue[] {
    return this.#view.issues;
  }

  get shownIssues(): readonly Issue[] {
    return this.#view.shownIssues;
  }

  get isDirty(): boolean {
    return this.#view.isDirty;
  }

  /** The customer said something here; else it stands as filled beforehand, or follows. */
  get isEdited(): boolean {
    return this.#view.isEdited;
  }

  get required(): boolean {
    return this.#view.required;
  }

  get disabled(): boolean {
    return this.#view.disabled;
  }

  /** What it held before the bank corrected it. */
  get corrected(): { readonly from: Value } | undefined {
    return this.#view.corrected;
  }

  /** What the bank wants to have confirmed here. */
  get question(): Issue | undefined {
    return this.#view.question;
  }

  readonly setValue = (value: Value): void => this.#cell.setValue(value);

  readonly blur = (): void => this.#cell.blur();

  /** What the customer said is taken back: the field follows again. */
  readonly takeBack = (): void => this.#cell.takeBack();

  get #view(): FieldView<Value> {
    return this.#signals.read(this.#cell.viewCell);
  }
}
