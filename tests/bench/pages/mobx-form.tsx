import { makeAutoObservable, runInAction } from 'mobx';
import { mountFields, type ShownField } from './thousand-fields';

/** The leanest form on the same library: one observable a field, its rule in a function, no engine. */
class PlainField implements ShownField {
  value = '';
  problem = '';

  constructor() {
    makeAutoObservable(this);
  }

  setValue(value: string): void {
    this.value = value;
    this.check();
  }

  blur(): void {
    this.check();
  }

  check(): void {
    this.problem = this.value === '' ? 'Please fill in.' : /^[0-9]+$/.test(this.value) ? '' : 'Digits only.';
  }
}

const fields = Array.from({ length: 1000 }, () => new PlainField());

Object.assign(window, {
  bench: {
    mount: () => mountFields(fields, () => runInAction(() => fields.forEach((field) => field.check()))),
  },
});
