import { ErrorSchema } from '../schemas';
import { errorComponents, requestHeaders, responseHeaders } from './common-parts';
import {
  completeSuccess,
  errorsOf,
  headerParameters,
  jsonSchemaOf,
  type Described,
  type RouteFacts,
} from './described-operation';
import { nameSchemas, type NamedSchemas } from './named-schemas';

/** Where the generator carries the facts of a route until they are said in the words of the description. */
export const FACTS = 'x-route';

/**
 * Completes the description that the generator makes of the routes, so that it can be used alone (PUB-03): headers,
 * error answers, names for schemas, empty answers. It follows from the routes; none of it is written down twice.
 */
export function completeDescription<Document extends object>(made: Document): Document {
  const document = structuredClone(made);
  const named: NamedSchemas = new Map();
  for (const operation of operationsIn(document)) complete(operation, named);
  const errors = { ErrorBody: structuredClone<object>(ErrorSchema) };
  nameSchemas(errors, named);
  const components: unknown = Reflect.get(document, 'components');
  Reflect.set(document, 'components', {
    ...(isObject(components) ? components : {}),
    parameters: requestHeaders,
    headers: responseHeaders,
    responses: errorComponents,
    schemas: Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))),
  });
  return document;
}

function complete(operation: Described & { [FACTS]?: RouteFacts }, named: NamedSchemas): void {
  const { [FACTS]: facts, operationId = '' } = operation;
  Reflect.deleteProperty(operation, FACTS);
  if (facts === undefined) return;
  const responses = operation.responses ?? {};
  for (const [status, answer] of Object.entries(responses)) {
    if (status.startsWith('2')) {
      completeSuccess(status, answer, facts);
      nameContent(answer, `${operationId}Answer`, named);
    } else if (!facts.hasOwnErrors) Reflect.deleteProperty(responses, status);
    else nameContent(answer, 'OAuthError', named);
  }
  if (operation.requestBody !== undefined) nameContent(operation.requestBody, `${operationId}Request`, named);
  operation.responses = { ...responses, ...errorsOf(operation, facts) };
  const parameters = [...(operation.parameters ?? []), ...headerParameters(facts)];
  if (parameters.length > 0) operation.parameters = parameters;
}

/** Gives the schema of a body a name, its own or that of its operation, and all that it is made of theirs. */
function nameContent(carrier: object, otherwise: string, named: NamedSchemas): void {
  const schema = jsonSchemaOf(carrier);
  if (schema === undefined) return nameSchemas(carrier, named);
  if (Reflect.get(schema, 'title') === undefined) Reflect.set(schema, 'title', capitalised(otherwise));
  nameSchemas(carrier, named);
}

function operationsIn(document: object): readonly Described[] {
  const paths: unknown = Reflect.get(document, 'paths');
  if (!isObject(paths)) return [];
  return Object.values(paths)
    .flatMap((path: unknown): unknown[] => (isObject(path) ? Object.values(path) : []))
    .filter(isObject);
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
