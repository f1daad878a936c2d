import { decimalText, type Decimal } from '../../domain/money/decimal';

const DEEPEST = 4;

/** A value of the domain as an analyst reads it. */
export const shownValue = (value: unknown): string => shown(value, 0);

function shown(value: unknown, depth: number): string {
  if (value === undefined || value === null) return 'nichts';
  if (typeof value === 'string') return value === '' ? 'leerer Text' : value;
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object') return typeof value;
  if (value instanceof Date) return value.toISOString();
  if (isDecimal(value)) return decimalText(value).replace('.', ',');
  if (depth >= DEEPEST) return '…';
  const within = (inner: unknown): string => shown(inner, depth + 1);
  if (value instanceof Map) return listed([...value].map(([key, held]) => `${within(key)}: ${within(held)}`));
  if (value instanceof Set || Array.isArray(value)) return listed([...value].map(within));
  if (isAmount(value)) return `${within(value.value)} ${unitWords.get(value.unit) ?? value.unit}`;
  return listed(Object.entries(value).map(([key, held]) => `${key}: ${within(held)}`));
}

const unitWords: ReadonlyMap<string, string> = new Map([
  ['XXX', 'Stück'],
  ['XXC', '%'],
]);

const listed = (parts: readonly string[]): string => (parts.length === 0 ? 'nichts' : parts.join(', '));

const isDecimal = (value: object): value is Decimal =>
  'units' in value && typeof value.units === 'bigint' && 'scale' in value && typeof value.scale === 'number';

const isAmount = (value: object): value is { readonly value: Decimal; readonly unit: string } =>
  Object.keys(value).length === 2 && 'value' in value && 'unit' in value && typeof value.unit === 'string';
