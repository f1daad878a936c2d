/** A readable cookie's value out of `document.cookie`; one with broken escapes is taken as it is. */
export function cookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
