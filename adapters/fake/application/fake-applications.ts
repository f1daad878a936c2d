import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import { iban } from '@domain/codes/iban';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import type { ApplicationConfiguration } from '@domain/product-application/application-configuration';
import type { ApplicationRequest } from '@domain/product-application/application-request';
import type {
  ReceivedApplication,
  SubmittedApplication,
} from '@domain/product-application/submitted-application';
import { canonicalText } from '@domain/release/canonical-text';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { FakeBank } from '../bank/fake-bank';
import { toOutcome } from '../bank/fake-key-memory';
import { errorMessage, refusal } from '../bank/fake-refusal';

/** The fake bank's application desk: it checks accounts and consents, and takes each application once. */
export class FakeApplications
  implements ApplicationGateway, ReleaseGateway<ApplicationRequest, ReceivedApplication>
{
  readonly #taken = new Map<string, SubmittedApplication>();
  /** What a test lets the bank say besides. */
  refusals: (request: ApplicationRequest, step: string) => readonly Message[] = () => [];
  /** How applications begin; a test changes what it needs. */
  configured: ApplicationConfiguration = {
    baseProduct: 'DEPOT',
    accountType: 'KPE',
    defaultWref: 'standard',
    userInterfaceType: 'WEB',
    intermediary: 'DIREKT',
    channel: 'ONLINE',
    keepPrefilledFieldsEnabled: false,
    prefilled: [],
    groups: ['Aktien', 'Fonds', 'Anleihen'].map((name, index) => ({ id: `group-${index + 1}`, name })),
    conditions: [],
    statements: new Map(),
    legalTexts: new Map(),
  };

  constructor(private readonly bank: FakeBank) {}

  /** Puts an application of somebody else on the desk, as it stands. */
  put(application: SubmittedApplication): SubmittedApplication {
    this.#taken.set(application.id, application);
    return application;
  }

  /** Whether it waits for the release of its second person. */
  waiting(id: string): boolean {
    return this.#taken.get(id)?.canRelease === true;
  }

  /** The application, which must be there. */
  existing(id: string): SubmittedApplication {
    const found = this.#taken.get(id);
    if (found === undefined) throw new Error(`No application ${id}`);
    return found;
  }

  /** Takes the release of the second person; names the application. */
  releaseJointly(id: string): string {
    const application = this.existing(id);
    const at = this.bank.scheduler.now();
    const history = [...application.history, { state: 'REVIEW', at } as const];
    return this.put({ ...application, state: 'REVIEW', canRelease: false, history }).id;
  }

  /** How many applications the desk has taken. */
  get taken(): number {
    return this.#taken.size;
  }

  configuration(): Result<ApplicationConfiguration> {
    const { firstName, lastName } = this.bank.world.profile;
    const prefilled = [
      { name: 'PERSON.VORNAME_I1', entry: firstName },
      { name: 'PERSON.NAME_I1', entry: lastName },
    ];
    return this.bank.answer('applicationConfiguration', 'session', () =>
      E.right({ ...this.configured, prefilled: [...prefilled, ...this.configured.prefilled] }),
    );
  }

  prevalidate(request: ApplicationRequest, step: string): Result<readonly Message[]> {
    return this.bank.answer('applicationPrevalidation', 'session', () => E.right(this.#wrong(request, step)));
  }

  mine(): Result<readonly SubmittedApplication[]> {
    return this.bank.answer('applications', 'session', () => E.right([...this.#taken.values()].reverse()));
  }

  validate(request: ApplicationRequest, type?: TanType): Result<Validated> {
    const { bank } = this;
    return bank.answer('applicationValidation', 'session', () => {
      const wrong = this.#wrong(request, 'validation');
      return wrong.length > 0
        ? E.left<Failure, Validated>(refusal(...wrong))
        : pipe(
            bank.tan.issue('application', request, type),
            E.map((challenge) => ({ messages: [], challenge, subject: this.#nextNumber })),
          );
    });
  }

  create(
    request: ApplicationRequest,
    proof: TanAnswer | undefined,
    { id }: KeyedIntent,
  ): Result<ReceivedApplication> {
    const { bank } = this;
    return bank.answer('application', 'session', () =>
      pipe(
        bank.keys.once(id, {
          body: canonicalText(request),
          prove: () => bank.tan.redeem(proof, 'application', request),
          refusals: () => this.#wrong(request, 'create'),
          act: () => this.#take(request).id,
        }),
        E.map((reference) => this.#found(reference)),
      ),
    );
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<ReceivedApplication>> {
    const { bank } = this;
    return bank.answer('intentOutcome', 'session', () =>
      E.right(toOutcome(bank.keys.endOf(id), (reference) => this.#found(reference))),
    );
  }

  void({ id }: KeyedIntent): Result<Outcome<ReceivedApplication>> {
    const { bank } = this;
    return bank.answer('voidIntent', 'session', () =>
      E.right(toOutcome(bank.keys.void(id), (reference) => this.#found(reference))),
    );
  }

  #wrong(request: ApplicationRequest, step: string): readonly Message[] {
    const accounts = request.fields.flatMap(({ name, value }) =>
      name.endsWith('KONTO_ID') && typeof value === 'string' && E.isLeft(iban(value))
        ? [errorMessage('fehler-iban-ungueltig', [name])]
        : [],
    );
    return [...accounts, ...this.refusals(request, step)];
  }

  get #nextNumber(): string {
    return `A${1_000_001 + this.#taken.size}`;
  }

  #take({ product }: ApplicationRequest): SubmittedApplication {
    const at = this.bank.scheduler.now();
    const taken: SubmittedApplication = {
      id: `application-${this.#taken.size + 1}`,
      number: this.#nextNumber,
      state: 'RECEIVED',
      product,
      reason: undefined,
      canRelease: false,
      submittedAt: at,
      history: [{ state: 'RECEIVED', at }],
      results: [],
      bonus: undefined,
    };
    this.#taken.set(taken.id, taken);
    return taken;
  }

  #found(id: string): ReceivedApplication {
    const { number, state } = this.existing(id);
    return { id, number, state };
  }
}
