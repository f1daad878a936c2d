/** A value for a JSON column. Both drivers take JSON as text; only so an array means the same to both. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
