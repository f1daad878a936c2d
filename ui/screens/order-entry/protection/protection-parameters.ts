/** What a link to the protection page names: the position, or its security, and the depot. */
export interface ProtectionParameters {
  readonly positionId: string | undefined;
  readonly wkn: string | undefined;
  readonly depot: string | undefined;
}

/** Reads the address; names in any case, `target` is the depot here as on the order page. */
export function readProtectionParameters(search: string): ProtectionParameters {
  const given = new Map([...new URLSearchParams(search)].map(([name, value]) => [name.toLowerCase(), value]));
  return {
    positionId: given.get('positionid'),
    wkn: given.get('wkn')?.toUpperCase(),
    depot: given.get('target') ?? given.get('depot'),
  };
}
