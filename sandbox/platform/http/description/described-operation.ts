import { isGuarded, type Access } from '../access';
import { errorAnswers } from './common-parts';

/** What of a route the description of its operation follows from. */
export interface RouteFacts {
  readonly access: Access;
  readonly isApi: boolean;
  readonly isReading: boolean;
  readonly needsRequestInfo: boolean;
  readonly tan: 'challenge' | 'release' | undefined;
  /** OAuth answers its errors in words of its own. */
  readonly hasOwnErrors: boolean;
}

interface Reference {
  readonly $ref: string;
}

/** An operation as the generator made it: only what is completed here. */
export interface Described {
  operationId?: string;
  parameters?: object[];
  requestBody?: object;
  responses?: Record<string, object>;
}

const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });
const parameter = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` });

/** The headers that a call takes beside those of its own schema. */
export function headerParameters({ needsRequestInfo, tan }: RouteFacts): readonly Reference[] {
  return [
    ...(needsRequestInfo ? [parameter('RequestInfo')] : []),
    ...(tan === 'challenge' ? [parameter('TanChoice')] : []),
    ...(tan === 'release' ? [parameter('TanReference'), parameter('Tan')] : []),
  ];
}

/** The error answers that a call may give. */
export function errorsOf(operation: Described, facts: RouteFacts): Record<string, Reference> {
  const takesStrangers = facts.access === 'stranger';
  const asksForSession = isGuarded(facts.access) || takesStrangers;
  const hasIds = (operation.parameters ?? []).some((each) => Reflect.get(each, 'in') === 'path');
  const hasBody = operation.requestBody !== undefined;
  const wanted: Readonly<Record<keyof typeof errorAnswers, boolean>> = {
    400: !facts.hasOwnErrors,
    401: asksForSession,
    403: asksForSession && !facts.isReading,
    404: hasIds || hasBody,
    422: facts.access === 'session-tan' || takesStrangers || hasBody || facts.tan !== undefined,
    429: true,
    500: true,
    503: true,
  };
  return Object.fromEntries(
    Object.entries(errorAnswers)
      .filter(([status]) => Reflect.get(wanted, status) === true)
      .map(([status, { name }]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

/** What a successful answer is called where its route does not say, and its headers. */
export function completeSuccess(status: string, answer: object, { tan, isApi }: RouteFacts): void {
  if (status === '204') Reflect.deleteProperty(answer, 'content');
  const description: unknown = Reflect.get(answer, 'description');
  if (description === 'Default Response' || description === undefined) {
    Reflect.set(answer, 'description', SUCCESS[status] ?? 'Done.');
  }
  if (!isApi) return;
  Reflect.set(answer, 'headers', {
    'x-http-response-info': header('ResponseInfo'),
    ...(isList(answer) ? { 'x-total-count': header('TotalCount') } : {}),
    ...(tan === 'challenge' ? { 'x-once-authentication-info': header('Challenge') } : {}),
  });
}

const SUCCESS: Readonly<Record<string, string>> = {
  200: 'As asked for.',
  201: 'Made, or checked.',
  204: 'Done; there is nothing to say.',
};

/** The schema of a body or an answer in JSON. */
export function jsonSchemaOf(carrier: object): object | undefined {
  const content: unknown = Reflect.get(carrier, 'content');
  const json: unknown = isObject(content) ? Reflect.get(content, 'application/json') : undefined;
  const schema: unknown = isObject(json) ? Reflect.get(json, 'schema') : undefined;
  return isObject(schema) ? schema : undefined;
}

function isList(answer: object): boolean {
  const properties: unknown = Reflect.get(jsonSchemaOf(answer) ?? {}, 'properties');
  return isObject(properties) && 'paging' in properties && 'values' in properties;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
