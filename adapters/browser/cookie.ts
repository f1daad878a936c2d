/** A readable cookie's value out of `document.cookie`. */
export function cookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}
