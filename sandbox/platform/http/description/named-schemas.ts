/** Schemas by the name that they have in the description. */
export type NamedSchemas = Map<string, object>;

/**
 * Takes every schema of an object that has a title out of a part of the description, puts a reference in its place, and
 * keeps it under its title. Routes check and write with the whole schema, which is faster; programs get a name for it.
 * Of two different schemas with one name the second stays where it is.
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
  const known = named.get(title);
  if (known !== undefined && canonical(known) !== canonical({ ...schema, type: 'object' })) return undefined;
  if (type === 'object') return keep(title, schema, named);
  const isNullable = Array.isArray(type) && type.includes('object') && type.includes('null');
  if (!isNullable) return undefined;
  return { anyOf: [keep(title, { ...schema, type: 'object' }, named), { type: 'null' }] };
}

function keep(title: string, schema: object, named: NamedSchemas): object {
  if (!named.has(title)) named.set(title, schema);
  return { $ref: `#/components/schemas/${title}` };
}

const canonical = (schema: object): string =>
  JSON.stringify(Object.entries(schema).sort(([a], [b]) => (a < b ? -1 : 1)));

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;
