import type { Identifiers } from '@application/ports/identifiers';
import type { Logger } from '@application/ports/logger';
import type { Result } from '@application/ports/result';
import type { Message } from '@domain/message/message';
import type { Failure } from '@domain/failure/failure';
import type { AxiosInstance } from 'axios';
import { isAxiosError } from 'axios';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Answer, BankClient, Challenged } from './bank-client';
import type { Call } from './call';
import { queryText } from './query-text';
import { pathOf, readBody } from './read-body';
import type { Received } from './received';
import { responseMessages } from './response-messages';
import type { ConnectionObserver } from './connection-observer';
import type { ServerTimeObserver } from './server-time';
import { readChallenge } from './tan-headers';
import { toFailure } from './to-failure';
import { toNoAnswer } from './to-no-answer';
import { callHeaders, wireHeaders } from '../wire/wire-headers';

interface Collaborators {
  readonly axios: AxiosInstance;
  readonly identifiers: Identifiers;
  readonly logger: Logger;
  readonly serverTime: ServerTimeObserver;
  readonly connection: ConnectionObserver;
  /** The device's clock in ms: times the calls. */
  readonly deviceTime: () => number;
  /** Whether the page is hidden, and may end before the bank answers. */
  readonly isHidden?: () => boolean;
  /** Whether the browser's cookies are of another session by now: nothing is said or heard in its name. */
  readonly isOtherSession?: () => boolean;
}

interface Settings {
  /** Names this tab's visit in the request-info header. */
  readonly visitId: string;
  readonly apiBasePath: string;
  /** Keys of failed preconditions that lead to an error page (KIT-13). */
  readonly blockers: readonly string[];
}

/**
 * The one door to the bank: adds the headers of every call, decodes the whole answer or reports where it
 * does not fit, and turns every other outcome into a `Failure` (KIT-10 to KIT-13, KIT-16). It never
 * repeats a call: `withRetry` wraps those that may be.
 */
export class HttpClient implements BankClient {
  readonly #with: Collaborators;
  readonly #settings: Settings;

  constructor(collaborators: Collaborators, settings: Settings) {
    this.#with = collaborators;
    this.#settings = settings;
  }

  send<A>(call: Call<A>): Result<Answer<A>> {
    return async () => {
      const sent = await this.#transmit(call);
      return E.isLeft(sent) ? sent : this.#answer(call, sent.right);
    };
  }

  read<A>(call: Call<A>): Result<A> {
    return TE.map(({ body }: Answer<A>) => body)(this.send(call));
  }

  sendForChallenge<A>(call: Call<A>): Result<Challenged<A>> {
    return async () => {
      const answer = await this.send(call)();
      if (E.isLeft(answer)) return answer;
      const challenge = readChallenge(answer.right.header);
      return challenge === undefined
        ? E.left(this.#undecodable(call, wireHeaders.tanInfo))
        : E.right({ ...answer.right, challenge });
    };
  }

  async #transmit(call: Call<unknown>): Promise<E.Either<Failure, Received>> {
    const sentAt = this.#with.deviceTime();
    const data = call.body === undefined ? null : JSON.stringify(call.body);
    if (this.#with.isOtherSession?.())
      return E.left(toNoAnswer('ERR_CANCELED', this.#with.identifiers.uuid()));
    try {
      const response = await this.#with.axios.request<unknown>({
        method: call.method,
        url: `${call.from === 'origin' ? '' : this.#settings.apiBasePath}${call.path}${queryText(call.query)}`,
        data,
        headers: {
          ...callHeaders(this.#settings.visitId, this.#with.identifiers.uuid()),
          ...call.headers,
        },
        timeout: call.timeOut,
        ...(call.file && { responseType: 'arraybuffer' }),
        ...(call.outliving && this.#mayEnd(data ?? '') && { adapter: call.outliving }),
      });
      const header = (name: string): string | undefined => {
        const value: unknown = response.headers[name.toLowerCase()];
        return typeof value === 'string' ? value : undefined;
      };
      this.#observeTime(header('date'), sentAt);
      this.#with.connection.observe(true);
      return E.right({ status: response.status, header, ...contentOf(response.data) });
    } catch (error) {
      if (!isAxiosError(error)) throw error;
      const failure = toNoAnswer(error.code, this.#with.identifiers.uuid());
      if (failure.reason !== 'aborted') this.#with.connection.observe(false);
      return E.left(this.#logged(call, failure));
    }
  }

  /** Whether the page may end before the bank answers; what is too long to outlive it goes as ever, which a hidden page still sends. */
  #mayEnd(text: string): boolean {
    return this.#with.isHidden?.() === true && new TextEncoder().encode(text).byteLength <= OUTLIVING_BYTES;
  }

  #answer<A>(call: Call<A>, received: Received): E.Either<Failure, Answer<A>> {
    if (received.status < 200 || received.status > 299) {
      const { blockers } = this.#settings;
      const failure = toFailure(received, this.#with.identifiers.uuid(), blockers);
      return E.left(this.#logged(call, failure, received.status));
    }
    const body =
      received.bytes === undefined
        ? readBody(received, call.answer)
        : E.mapLeft(pathOf)(call.answer.decode(received.bytes));
    if (E.isLeft(body)) return E.left(this.#undecodable(call, body.left));
    return E.right({ body: body.right, messages: this.#messages(call, received), header: received.header });
  }

  #undecodable(call: Call<unknown>, path: string): Failure {
    return this.#logged(call, { kind: 'undecodable', path, errorId: this.#with.identifiers.uuid() });
  }

  #messages(call: Call<unknown>, received: Received): readonly Message[] {
    const messages = responseMessages(received.header(wireHeaders.responseInfo));
    if (E.isRight(messages)) return messages.right;
    this.#with.logger.warn('Messages header not readable', { path: call.path, reason: messages.left });
    return [];
  }

  #observeTime(date: string | undefined, sentAt: number): void {
    const serverTime = date === undefined ? NaN : Date.parse(date);
    if (Number.isFinite(serverTime))
      this.#with.serverTime.observe(serverTime, sentAt, this.#with.deviceTime());
  }

  /** Logs what nobody expects: no answer, an unreadable one, a failed server (portal.md 8). */
  #logged(call: Call<unknown>, failure: Failure, status?: number): Failure {
    if (failure.kind === 'server' || failure.kind === 'no-answer' || failure.kind === 'undecodable') {
      const { method, path } = call;
      this.#with.logger.error(`Call failed: ${failure.kind}`, { method, path: path, status, ...failure });
    }
    return failure;
  }
}

/** Bytes of a request that outlives its page: browsers take 64 KiB of all under way, of which the log may have some. */
const OUTLIVING_BYTES = 32_000;

/** A file that was asked for comes as bytes, and so does what is said instead of one. */
const contentOf = (data: unknown): Pick<Received, 'text' | 'bytes'> =>
  data instanceof ArrayBuffer || ArrayBuffer.isView(data)
    ? { text: new TextDecoder().decode(data), bytes: data }
    : { text: typeof data === 'string' ? data : '' };
