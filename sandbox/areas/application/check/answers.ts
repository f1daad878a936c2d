import { fieldName } from '../field/field-catalogue';
import type { Role } from '../field/field-group';

/** A field as it is sent (api.md 9). */
export interface SentField {
  readonly fieldname: string;
  readonly fieldvalue: string | null;
}

/** What an application says, by the names of its fields. */
export class Answers {
  readonly #values: ReadonlyMap<string, string>;

  constructor(values: ReadonlyMap<string, string>) {
    this.#values = values;
  }

  static of(fields: readonly SentField[]): Answers {
    return new Answers(new Map(fields.map(({ fieldname, fieldvalue }) => [fieldname, fieldvalue ?? ''])));
  }

  /** The value of a field; empty where there is none. */
  get(name: string): string {
    return this.#values.get(name) ?? '';
  }

  /** The value of a field for a person, or of a numbered one. */
  of(group: string, field: string, role?: Role, index?: number): string {
    return this.get(fieldName(group, field, role, index));
  }

  isYes(name: string): boolean {
    return this.get(name) === 'J';
  }

  isSent(name: string): boolean {
    return this.#values.has(name);
  }

  /** The same with values for what nothing is said of. Of a street that is said no house number is known, and no second telephone beside a first. */
  completedBy(known: ReadonlyMap<string, string>): Answers {
    const said = [...this.#values].filter(([, value]) => value !== '');
    const open = [...known].filter(([name]) => {
      const whole = wholeOf(name);
      return whole === undefined || this.get(whole) === '';
    });
    return new Answers(new Map([...open, ...said]));
  }

  /** As fields, in the order they were sent. */
  fields(): SentField[] {
    return [...this.#values].map(([fieldname, fieldvalue]) => ({ fieldname, fieldvalue }));
  }
}

/** The field with which another is said anew: left out there, it is no more. */
function wholeOf(name: string): string | undefined {
  if (name.startsWith('POST.HAUSNUMMER_')) return name.replace('HAUSNUMMER', 'STRASSE');
  const [, role] = /^TELEKOM\.\w+_([A-Z]\d?)_2$/.exec(name) ?? [];
  return role === undefined ? undefined : `TELEKOM.NUMMER_${role}_1`;
}
