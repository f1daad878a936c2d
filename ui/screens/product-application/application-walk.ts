import type { ApplicationDraft } from '@application/ports/storage/application-drafts';
import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { ApplicationDrafts } from '@application/ports/storage/application-drafts';
import type { Clock } from '@application/ports/clock';
import type { VisitMarks } from '@application/ports/visit-marks';
import type { OpenedApplication } from '@application/product-application/open-application';
import type { FollowFailure } from '@application/session/follow-failure';
import type { AskBank, Going } from '@domain/form/flow/flow-session';
import { errorFinding, findingOf, issueAt, type Issue } from '@domain/form/issue';
import { derive } from '@domain/form/nodes/derive';
import { snapshotCell } from '@domain/form/session/snapshot';
import { restoreInto } from '@domain/form/session/restore';
import type { Sent } from '@domain/form/session/sent';
import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/failure/failure';
import { salesFields, type Selection } from '@domain/product-application/advertising/sales-fields';
import type { ApplicationRequest, NamedValue } from '@domain/product-application/application-request';
import type { ApplicationFacts, Compiled } from '@domain/product-application/engine/compile';
import type { StepDescription, StepName } from '@domain/product-application/engine/description';
import { fieldsIn } from '@domain/product-application/engine/situation';
import { berlinTime } from '@domain/time/berlin-time';
import { DraftKeeper } from '@ui/forms/draft-keeper';
import { ObservedFlow } from '@ui/forms/observed-flow';
import { ObservedForm } from '@ui/forms/observed-form';
import type { TanTools } from '@ui/tan/tan-entry-model';
import { plannedDraft } from '@domain/product-application/proposal/planned-draft';
import { plannerAnswers } from '@domain/product-application/proposal/planner-answers';
import type { PlannerAnswers } from '@domain/product-application/proposal/risk-class';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { makeAutoObservable, runInAction } from 'mobx';
import { placeIn, valueIn } from './application-places';
import { SubmitModel, type SubmitCollaborators } from './submit-model';

/** What a walk through an application works with. */
export interface WalkCollaborators extends SubmitCollaborators, TanTools {
  readonly bank: Pick<ApplicationGateway, 'prevalidate'>;
  readonly drafts: Pick<ApplicationDrafts, 'keep' | 'find'>;
  readonly visit: Pick<VisitMarks, 'hasConsent' | 'origin'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
  readonly clock: Clock;
}

type Nodes = Compiled['form']['nodes'];

/** One customer on the way through one application, from the first step to its number at the bank. */
export class ApplicationWalk {
  readonly opened: OpenedApplication;
  readonly form: ObservedForm<Nodes, ApplicationFacts>;
  readonly flow: ObservedFlow<Nodes, ApplicationFacts, StepName>;
  readonly keeper: DraftKeeper<ApplicationDraft>;
  readonly submit: SubmitModel;
  /** Counts failed attempts to go on; each brings the focus to the first error. */
  attempt = 0;
  isBusy = false;
  failure: Failure | undefined;
  /** What of a kept draft could not be restored. */
  lost: readonly string[] = [];
  readonly #with: WalkCollaborators;
  readonly #selection: Selection;
  readonly #stop: () => void;

  constructor(
    opened: OpenedApplication,
    selection: Selection,
    collaborators: WalkCollaborators,
    kept?: ApplicationDraft,
  ) {
    const { compiled, configuration } = opened;
    const { product } = compiled.application;
    this.opened = opened;
    this.#with = collaborators;
    this.#selection = selection;
    this.submit = new SubmitModel(product, collaborators);
    this.form = new ObservedForm(compiled.form);
    const { session } = this.form;
    session.tell({ today: berlinTime(collaborators.clock.now()).date });
    for (const { name, entry } of configuration.prefilled) this.#prefill(name, entry);
    if (kept) this.lost = restoreInto(session, kept.snapshot).unread;
    const known = kept ? stepsBefore(kept.step, compiled) : [];
    this.flow = new ObservedFlow(compiled.flow, this.form, { askBank: this.#askBank, done: known });
    this.#check();
    this.keeper = new DraftKeeper({
      drafts: {
        keep: (draft) => async () => {
          await collaborators.drafts.keep(product, draft)();
          return true;
        },
      },
      clock: collaborators.clock,
      scheduler: collaborators.scheduler,
    });
    const snapshot = snapshotCell(session);
    this.#stop = session.watch(snapshot, () =>
      this.keeper.keep({ snapshot: snapshot.get(), step: this.flow.session.at }),
    );
    makeAutoObservable(
      this,
      { opened: false, form: false, flow: false, keeper: false, submit: false },
      { autoBind: true },
    );
  }

  get compiled(): Compiled {
    return this.opened.compiled;
  }

  get step(): StepDescription {
    const step = this.compiled.steps.get(this.flow.at);
    if (step === undefined) throw new Error(`There is no step ${this.flow.at}`);
    return step;
  }

  /** The steps of the navigation that there are now. */
  get listed(): readonly StepDescription[] {
    return this.flow.visible.flatMap((name) => {
      const step = this.compiled.steps.get(name);
      return step?.navigation === 'listed' ? [step] : [];
    });
  }

  /** On to the next step, if the form and then the bank find nothing wrong (APP-04). */
  async goOn(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    const going = await this.flow.session.goOn();
    runInAction(() => {
      this.isBusy = false;
      this.#went(going);
    });
  }

  goBack(): void {
    this.attempt = 0;
    this.flow.session.goBack();
  }

  goTo(name: StepName): void {
    this.attempt = 0;
    this.flow.session.goTo(name);
  }

  /** From the release back to the summary; what was challenged is void with the next request. */
  leaveRelease(): void {
    this.flow.session.goTo('zusammenfassung');
    this.submit.cancel();
  }

  dispose(): void {
    this.#stop();
    if (this.submit.received === undefined) this.keeper.flush();
    this.submit.dispose();
    this.form.dispose();
  }

  /** What the planner has asked, once all of it is said. */
  get answers(): PlannerAnswers | undefined {
    const { fields } = this.compiled;
    return plannerAnswers((name) => {
      const asked = fields.get(name);
      return asked && this.form.value<unknown>(asked.node);
    });
  }

  /** What was planned goes into the draft of a depot, under what was typed there before. */
  async handOver(): Promise<void> {
    const { drafts } = this.#with;
    const kept = O.toUndefined(await drafts.find('depot')());
    const planned = plannedDraft(this.answers);
    await drafts.keep('depot', {
      step: kept?.step ?? 'produkt',
      snapshot: {
        version: 1,
        rows: {},
        ...kept?.snapshot,
        fields: { ...planned, ...kept?.snapshot.fields },
      },
    })();
  }

  /** All that is sent, with what is known of how the customer came. */
  request(sent: Sent): ApplicationRequest {
    const { application } = this.compiled;
    const { visit } = this.#with;
    const origin = visit.hasConsent() ? visit.origin() : {};
    return {
      product: application.product,
      isChange: application.isChange === true,
      fields: [...named(sent), ...salesFields(this.opened.configuration, this.#selection, origin)],
    };
  }

  #went(going: Going<StepName>): void {
    if (going.kind === 'stayed') this.attempt += 1;
    else this.attempt = 0;
    if (this.submit.received) this.keeper.stop();
    else if (going.kind === 'went')
      this.keeper.keep({ snapshot: snapshotCell(this.form.session).get(), step: going.to });
  }

  readonly #askBank: AskBank = (name, sent) => async () => {
    const step = [...this.compiled.steps.values()].find((each) => each.name === name);
    if (step?.type === 'SUBMIT') return this.submit.submit(this.request(sent), this.#issues);
    return this.#prevalidate(name, named(sent));
  };

  async #prevalidate(step: string, fields: readonly NamedValue[]): Promise<readonly Issue[]> {
    const { bank, followFailure } = this.#with;
    const { product, isChange } = this.compiled.application;
    const answer = await bank.prevalidate({ product, isChange: isChange === true, fields }, step)();
    if (E.isRight(answer)) return this.#issues(answer.right);
    const { left } = answer;
    runInAction(() => {
      if (followFailure.execute(left).kind === 'stay') this.failure = left;
    });
    return [issueAt(undefined, errorFinding('application-unavailable', ''), 'server')];
  }

  readonly #issues = (messages: readonly Message[]): readonly Issue[] =>
    messages.flatMap((message): readonly Issue[] => {
      const places = message.origin.flatMap((origin) => placeIn(origin, this.compiled) ?? []);
      const finding = findingOf(message);
      return places.length === 0
        ? [issueAt(undefined, finding, 'server')]
        : places.map((place) => issueAt(place, finding, 'server'));
    });

  /** The bank is asked 300 ms after a key about fields that say so, with those they are crossed with (APP-06). */
  #check(): void {
    const { session } = this.form;
    for (const step of this.compiled.steps.values()) {
      const configs = fieldsIn(step).filter(({ usePreValidator }) => usePreValidator);
      for (const { formFieldName, crossValidationFormFieldNames = [] } of configs) {
        const names = [formFieldName, ...crossValidationFormFieldNames];
        const nodes = Object.fromEntries(
          names.flatMap((name) => {
            const asked = this.compiled.fields.get(name);
            return asked ? [[name, asked.node] as const] : [];
          }),
        );
        const said = derive(nodes, (values: Readonly<Record<string, unknown>>) => E.right(values));
        session.check({
          watches: Object.values(nodes),
          question: said,
          after: (milliseconds, task) => this.#with.scheduler.after(milliseconds, task),
          ask: (values) => async () => {
            const fields = Object.entries(values).flatMap(([name, value]) => valueIn(name, value));
            const issues = await this.#prevalidateQuietly(step.name, fields);
            return issues.filter(({ field }) => field !== undefined && names.some((name) => name === field));
          },
        });
      }
    }
  }

  /** While the customer types, a bank that does not answer has found nothing. */
  async #prevalidateQuietly(step: string, fields: readonly NamedValue[]): Promise<readonly Issue[]> {
    const { product, isChange } = this.compiled.application;
    const answer = await this.#with.bank.prevalidate(
      { product, isChange: isChange === true, fields },
      step,
    )();
    return E.isRight(answer) ? this.#issues(answer.right) : [];
  }

  #prefill(name: string, entry: string | boolean): void {
    const place = placeIn(name, this.compiled);
    const asked = place === undefined ? undefined : this.compiled.fields.get(place);
    if (asked === undefined) return;
    const { session } = this.form;
    if (asked.control === 'flag' && typeof entry === 'boolean') session.field(asked.node).prefill(entry);
    else if (asked.control === 'choice' && typeof entry === 'string' && asked.codes.includes(entry))
      session.field(asked.node).prefill(entry);
    else if (asked.control === 'text' && typeof entry === 'string') session.field(asked.node).prefill(entry);
  }
}

const named = ({ fields }: Sent): readonly NamedValue[] =>
  fields.flatMap(({ path, value }) => valueIn(path, value));

/** The steps before one, which a draft has been through. */
function stepsBefore(name: StepName, { application }: Compiled): readonly StepName[] {
  const names = application.steps.map((step) => step.name);
  return names.slice(0, names.indexOf(name));
}
