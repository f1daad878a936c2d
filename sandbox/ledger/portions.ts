/** A long list in parts of at most so many, since one statement takes no more than 65,535 parameters. */
export const portions = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
