/** What an operation is called in the description; a route may say it itself instead. */
export interface OperationName {
  readonly operationId: string;
  readonly summary: string;
  /** Answers a challenge, or takes the TAN of one. */
  readonly tan?: 'challenge' | 'release';
  /** Answers 204. */
  readonly isEmpty?: true;
}

type Tan = OperationName['tan'];

/** An operation's name, and whether it answers a challenge or takes the TAN of one. */
export const named = (operationId: string, summary: string, tan?: Tan): OperationName => ({
  operationId,
  summary,
  ...(tan === undefined ? {} : { tan }),
});
/** The same of one that answers 204. */
export const empty = (operationId: string, summary: string, tan?: Tan): OperationName => ({
  ...named(operationId, summary, tan),
  isEmpty: true,
});

/** What the operations of an area are called, by method and path of the route. */
export type OperationNames = Readonly<Record<string, OperationName>>;

const sandboxName = (method: string, path: string): OperationName => {
  const words = path.replace('/sandbox/api', '').match(/\w+/g) ?? [];
  const id = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return named(`${method.toLowerCase()}Sandbox${id}`, `Test bench: ${words.join(' ')}`);
};

/** The name of a route; those of the test bench follow from their paths. */
export type NameOf = (method: string, path: string) => OperationName | undefined;

/** Looks names up in those that the areas have handed in. */
export const namesOf =
  (areas: readonly OperationNames[]): NameOf =>
  (method, path) =>
    path.startsWith('/sandbox/api/')
      ? sandboxName(method, path)
      : areas.find((names) => `${method} ${path}` in names)?.[`${method} ${path}`];
