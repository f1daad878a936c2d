import type { OrderTemplates } from '@application/order-template/order-templates';
import type { Clock } from '@application/ports/clock';
import type { Result } from '@application/ports/result';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderTemplate, TemplateOrder } from '@domain/order/prefill/order-template';
import type { LocalDate } from '@domain/time/local-date';
import type { Failure } from '@domain/failure/failure';
import type { OrderTemplateId } from '@domain/codes/ids';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { RemoteValue } from '@ui/parts/remote-value';

/** What templates are read and kept with. */
export interface TemplatesCollaborators {
  readonly templates: OrderTemplates;
  readonly clock: Clock;
}

/** The form that templates are made from and fill in. */
export interface TemplatedForm {
  readonly today: LocalDate;
  /** What of the order that is being entered a template would keep. */
  readonly template: TemplateOrder | undefined;
  restore(draft: OrderDraft): Promise<void>;
}

/** The customer's order templates beside the order that is being entered (ORD-21). */
export class TemplatesModel {
  readonly #collaborators: TemplatesCollaborators;
  readonly #form: TemplatedForm;
  readonly list: RemoteValue<readonly OrderTemplate[]>;
  failure: Failure | undefined;

  constructor(form: TemplatedForm, collaborators: TemplatesCollaborators) {
    this.#form = form;
    this.#collaborators = collaborators;
    this.list = new RemoteValue(collaborators.clock);
    makeAutoObservable(this, { list: false, failure: observableRef }, { autoBind: true });
  }

  load(): void {
    this.failure = undefined;
    void this.#read();
  }

  /** Fills the form from a template; true once it has. */
  async use(id: OrderTemplateId): Promise<boolean> {
    const draft = await this.#try(this.#collaborators.templates.load.execute(id, this.#form.today));
    if (draft !== undefined) await this.#form.restore(draft);
    return draft !== undefined;
  }

  /** Keeps what is entered under a name; yields what went wrong, if anything did. */
  async keep(name: string): Promise<Failure | undefined> {
    const { template } = this.#form;
    if (template === undefined) return undefined;
    const kept = await this.#collaborators.templates.keep.execute(name, template)();
    return E.isLeft(kept) ? kept.left : undefined;
  }

  /** Puts what is entered now in place of what a template keeps. */
  async overwrite(id: OrderTemplateId): Promise<void> {
    const { template } = this.#form;
    const { bank } = this.#collaborators.templates;
    if (template !== undefined) await this.#try(bank.change(id, { order: template }));
    await this.#read();
  }

  async rename(id: OrderTemplateId, name: string): Promise<Failure | undefined> {
    const renamed = await this.#collaborators.templates.bank.change(id, { name: name.trim() })();
    if (E.isRight(renamed)) this.load();
    return E.isLeft(renamed) ? renamed.left : undefined;
  }

  /** Throws a template away; where it is gone afterwards, nothing went wrong, whatever the answer was. */
  async drop(id: OrderTemplateId): Promise<void> {
    await this.#try(this.#collaborators.templates.bank.drop(id));
    const left = await this.#read();
    if (left?.some((template) => template.id === id) === false) runInAction(() => (this.failure = undefined));
  }

  #read(): Promise<readonly OrderTemplate[] | undefined> {
    return this.list.load(this.#collaborators.templates.bank.list());
  }

  async #try<T>(call: Result<T>): Promise<T | undefined> {
    const answer = await call();
    runInAction(() => {
      this.failure = E.isLeft(answer) ? answer.left : undefined;
    });
    return E.isRight(answer) ? answer.right : undefined;
  }
}
