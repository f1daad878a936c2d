import { isError } from '../issue';
import { askedAbout, type Asked } from './asked';
import type { FieldCell } from './field-cell';
import type { Layout } from './layout';

/** One field that is sent. */
export interface SentField {
  /** Where it stands in the form; the key of a row in it stays with the row: `positions[7].rate`. */
  readonly path: string;
  /** Where it goes: the rows that are sent are counted, so that none is missing: `positions[1].rate`. */
  readonly address: string;
  /** The exact value; a mapper of an adapter makes words of the wire of it. */
  readonly value: unknown;
}

/** What is sent of a form, and where each part of it stands: an answer of the bank finds back by it. */
export interface Sent {
  readonly fields: readonly SentField[];
  readonly asked: Asked;
  /** The path of what went to an address, also of a row or a group as a whole; undefined for what was not sent. */
  pathOf(address: string): string | undefined;
}

/** Whether answers that are forbidden to edit are sent: only where they were filled beforehand, and are right (APP-08). */
const isSent = (field: FieldCell<unknown, unknown>): boolean => {
  if (field.outcomeCell.get().kind !== 'read') return false;
  const isValid = !field.issueCell.get().some(isError);
  return field.openCell.get() || (field.isPrefilled && isValid);
};

/** Collects what is sent: what is asked for and read. Empty answers and empty rows are left out (APP-08). */
export function sentOf(layout: Layout, isExcluded: (path: string) => boolean = () => false): Sent {
  const sent = layout.fields.filter((field) => !isExcluded(field.path) && isSent(field));
  const addresses = new Map<string, string>();
  for (const collection of layout.collections) {
    const keys = collection.countingKeys.filter((key) =>
      sent.some(({ path }) => path.startsWith(`${collection.path}[${key}]`)),
    );
    const whole = addressOf(collection.path, addresses);
    if (whole === undefined || keys.length === 0) continue;
    addresses.set(collection.path, whole);
    keys.forEach((key, index) => addresses.set(`${collection.path}[${key}]`, `${whole}[${index}]`));
  }
  const fields = sent.flatMap(({ path, outcomeCell }): readonly SentField[] => {
    const outcome = outcomeCell.get();
    const address = addressOf(path, addresses);
    return outcome.kind === 'read' && address !== undefined ? [{ path, address, value: outcome.value }] : [];
  });
  const paths = new Map([
    ...[...addresses].map(([path, address]) => [address, path] as const),
    ...fields.map(({ path, address }) => [address, path] as const),
  ]);
  return { fields, asked: askedAbout(layout.places), pathOf: (address) => paths.get(address) };
}

/** The address of a path: its row counted; undefined where the row is not sent. */
function addressOf(path: string, addresses: ReadonlyMap<string, string>): string | undefined {
  const end = path.lastIndexOf(']');
  if (end < 0) return path;
  const row = addresses.get(path.slice(0, end + 1));
  return row && row + path.slice(end + 1);
}
