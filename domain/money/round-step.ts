/** The next of 1, 2, 5, 10, 20 …: how far apart lines of a picture stand at least so far. */
export function roundStep(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((candidate) => candidate * magnitude >= least) ?? 10;
  return factor * magnitude;
}
