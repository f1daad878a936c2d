import type { Werkbank } from './werkbank';

/** A parameter as the description names it. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: { readonly type?: string };
}

/** One operation of the API description. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly operationId?: string;
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, DescribedAnswer>>;
}

interface DescribedAnswer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, unknown>>;
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

/** What stands for an id where none is meant. */
export const SOME_ID = '00000000-0000-7000-8000-000000000000';

/** As it stands in the description, which leaves out an empty list. */
type DescribedOperation = Omit<Operation, 'method' | 'path' | 'parameters'> & {
  readonly parameters?: readonly Parameter[];
};

/** Every operation that the bank describes; a test over all of them cannot forget a new one. */
export async function operationsOf(werkbank: Werkbank): Promise<readonly Operation[]> {
  const { paths } = (await werkbank.inject({ url: '/api/docs/json' })).json<{
    paths: Record<string, Partial<Record<keyof typeof METHODS, DescribedOperation>>>;
  }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = operations[method];
      if (operation === undefined) return [];
      return [{ ...operation, parameters: operation.parameters ?? [], method: METHODS[method], path }];
    }),
  );
}

/** An operation's name in a list of what went wrong. */
export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`;

/** The caller's own part of a path, and some id elsewhere: somebody else's calls end before anything is read. */
const ownOrSome = (name: string): string => (name === 'clientId' ? 'user' : SOME_ID);

/** A path with a value for every parameter. */
export const filled = (path: string, value: (name: string) => string = ownOrSome): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
