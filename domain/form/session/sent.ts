import type { Cell } from '../graph/cell';
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

/** How a form is sent. */
export interface Sending {
  /** What is sent of it; all of it, if nothing is named. */
  readonly layout?: Layout;
  /** Leaves paths out. */
  readonly isExcluded?: (path: string) => boolean;
}

/**
 * Collects what is sent: what is asked for and read, and of what takes no input what was filled in beforehand and can be read.
 * Empty answers and empty rows are left out (APP-08).
 */
export function sentOf(
  { layoutCell }: { readonly layoutCell: Cell<Layout> },
  { layout = layoutCell.get(), isExcluded }: Sending = {},
): Sent {
  const isSent = (field: FieldCell<unknown, unknown>): boolean =>
    isExcluded?.(field.path) !== true &&
    field.outcomeCell.get().kind === 'read' &&
    (field.openCell.get() || field.isPrefilled);
  const sent = layout.fields.filter(isSent);
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
