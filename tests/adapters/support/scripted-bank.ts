import { createAxios } from '@adapters/http/client/create-axios';
import { HttpClient } from '@adapters/http/client/http-client';
import { tabId } from '@domain/codes/tab-id';
import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';

/** What the bank answers to one call; text is sent as it stands, anything else as JSON. */
export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A call as it left the portal. */
export interface SentCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly timeout: number | undefined;
}

const textOf = (body: unknown): string =>
  body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);

function sentCall(config: InternalAxiosRequestConfig): SentCall {
  const data: unknown = config.data;
  return {
    method: (config.method ?? '').toUpperCase(),
    url: config.url ?? '',
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
    ),
    body: typeof data === 'string' ? (JSON.parse(data) as unknown) : undefined,
    timeout: config.timeout,
  };
}

/** A bank that answers one call after the other as scripted, and the client that talks to it. */
export class ScriptedBank {
  readonly calls: SentCall[] = [];
  readonly logger = new RecordingLogger();
  readonly times: (readonly [number, number, number])[] = [];
  /** Whether each call was answered at all. */
  readonly answered: boolean[] = [];
  readonly client: HttpClient;
  readonly #script: (ScriptedAnswer | AxiosError)[];
  #uuids = 0;

  constructor(...script: (ScriptedAnswer | AxiosError)[]) {
    this.#script = script;
    let deviceTime = 1_000;
    this.client = new HttpClient(
      {
        axios: createAxios({ adapter: async (config) => this.#answer(config) }),
        identifiers: { uuid: () => `uuid-${(this.#uuids += 1)}`, tab: () => tabId('tab') },
        logger: this.logger,
        connection: { observe: (isAnswered) => void this.answered.push(isAnswered) },
        serverTime: { observe: (...times) => void this.times.push(times) },
        deviceTime: () => (deviceTime += 100),
      },
      { visitId: 'visit', apiBasePath: '/api', blockers: ['fehler-aktion-gesperrt'] },
    );
  }

  /** The one call made. */
  get call(): SentCall {
    const [call] = this.calls;
    if (call === undefined || this.calls.length > 1) throw new Error(`${this.calls.length} calls`);
    return call;
  }

  #answer(config: InternalAxiosRequestConfig) {
    this.calls.push(sentCall(config));
    const answer = this.#script.shift();
    if (answer === undefined) throw new Error('Nothing scripted for this call');
    if (answer instanceof AxiosError) throw answer;
    return {
      data: textOf(answer.body),
      status: answer.status ?? 200,
      statusText: '',
      headers: new AxiosHeaders({ 'content-type': 'application/json;charset=UTF-8', ...answer.headers }),
      config,
    };
  }
}
