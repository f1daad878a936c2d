/** Reads "bis=24.11.2026, name=Anna" as a scenario writes it. */
export const namedValues = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(/, */)
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name, value.join('=')];
      }),
  );
