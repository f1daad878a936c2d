import { Type } from 'typebox';

/** A query parameter that is one of these words or several, commas apart; with any other word it is refused. */
export const NameList = (...names: readonly string[]) => {
  const one = `(${names.join('|')})`;
  return Type.Optional(
    Type.String({ pattern: `^${one}(,${one})*$`, description: `Any of ${names.join(', ')}; commas apart.` }),
  );
};

/** Whether a comma list names something. */
export const isListed = (list: string | undefined, name: string): boolean =>
  list?.split(',').includes(name) === true;
