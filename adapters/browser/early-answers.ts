/** The files that `index.html` asks for while the code is on its way, by their address. */
export interface EarlyAnswers {
  readonly depotwerkEarly?: Partial<Record<string, Promise<Response>>>;
}

/** A fetch that takes an answer the page has asked for already, once; one that did not come is asked for again. */
export const withEarlyAnswers = (
  fetch: typeof globalThis.fetch,
  { depotwerkEarly = {} }: EarlyAnswers,
): typeof globalThis.fetch => {
  const early = new Map(Object.entries(depotwerkEarly));
  return (input, request) => {
    const asked = typeof input === 'string' ? early.get(input) : undefined;
    if (asked === undefined || typeof input !== 'string') return fetch(input, request);
    early.delete(input);
    return asked.catch(() => fetch(input, request));
  };
};
