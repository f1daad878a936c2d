type Entry = readonly [address: string, value: unknown];

/** Values by their addresses as one body, in which `directDebit.iban` stands within `directDebit`. */
export function nested(entries: readonly Entry[]): Readonly<Record<string, unknown>> {
  const within = new Map<string, Entry[]>();
  const body: Record<string, unknown> = {};
  for (const [address, value] of entries) {
    const [name = '', ...rest] = address.split('.');
    if (rest.length === 0) body[name] = value;
    else within.set(name, [...(within.get(name) ?? []), [rest.join('.'), value]]);
  }
  for (const [name, parts] of within) body[name] = nested(parts);
  return body;
}
