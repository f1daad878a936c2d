/**
 * JSON with sorted keys and without absent or null members, so that two bodies that mean the same are the same
 * text. What a TAN signs and what an idempotency key stands for are compared in this form.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => (isRecord(member) ? sorted(member) : member));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, member]) => member !== undefined && member !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
