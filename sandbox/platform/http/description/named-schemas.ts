/** Schemas by the name that they have in the description. */
export type NamedSchemas = Map<string, object>;

/**
 * Takes every schema of an object that has a title out of a part of the description, puts a reference in its place, and
 * keeps it under its title. Routes check and write with the whole schema, which is faster; programs get a name for it.
 * Two different schemas with one name are a mistake of the bank: one of them needs another.
 */
export function nameSchemas(node: object, named: NamedSchemas): void {
  for (const [key, child] of Object.entries(node)) {
    if (!isNode(child)) continue;
    nameSchemas(child, named);
    const reference = referenceTo(child, named);
    if (reference !== undefined) Reflect.set(node, key, reference);
  }
}

/** A reference to a schema under its title; undefined for what is no object or has no name. */
function referenceTo(schema: object, named: NamedSchemas): object | undefined {
  const title: unknown = Reflect.get(schema, 'title');
  const type: unknown = Reflect.get(schema, 'type');
  if (typeof title !== 'string') return undefined;
  if (type === 'object') return keep(title, schema, named);
  const isNullable = Array.isArray(type) && type.includes('object') && type.includes('null');
  if (!isNullable) return undefined;
  return { anyOf: [keep(title, { ...schema, type: 'object' }, named), { type: 'null' }] };
}

function keep(title: string, schema: object, named: NamedSchemas): object {
  const known = named.get(title);
  if (known === undefined) named.set(title, schema);
  else if (canonical(known) !== canonical(schema)) throw new Error(`Two schemas are called ${title}.`);
  return { $ref: `#/components/schemas/${title}` };
}

/** A schema as text, in whatever order its members were written. */
const canonical = (schema: object): string =>
  JSON.stringify(schema, (_key, value: unknown) =>
    isNode(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
