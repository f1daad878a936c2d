import type { FormSession } from '@domain/form/session/form-session';
import { restoreInto } from '@domain/form/session/restore';
import { snapshotOf, type Snapshot } from '@domain/form/session/snapshot';
import type { ApplicationConfiguration } from '../application-configuration';
import { withoutChoice } from '../advertising/kept-choice';
import type { BegunApplication } from '../begun-application';
import { differences } from '../draft-changes';
import type { ApplicationFacts, Compiled } from './compile';
import type { StepName } from './description';
import { placeIn } from './application-places';

type Session = FormSession<Compiled['form']['nodes'], ApplicationFacts>;

/** An application that is being filled in. */
interface Page {
  readonly session: Session;
  readonly compiled: Compiled;
  readonly step: StepName;
}

/** Who has filled in a field beforehand. */
export type FilledBy = 'bank' | 'link';

/** Fills in what the bank knows, and what a link has chosen; tells by whom each field was. */
export const fillBeforehand = (
  session: Session,
  compiled: Compiled,
  { bank, link }: Readonly<Record<FilledBy, ApplicationConfiguration['prefilled']>>,
): ReadonlyMap<string, FilledBy> => {
  const filled = new Map<string, FilledBy>();
  session.change(() => {
    for (const name of prefill(session, compiled, bank)) filled.set(name, 'bank');
    for (const name of prefill(session, compiled, link)) filled.set(name, 'link');
  });
  return filled;
};

function prefill(
  session: Session,
  compiled: Compiled,
  known: ApplicationConfiguration['prefilled'],
): readonly string[] {
  return known.flatMap(({ name, entry }) => {
    const place = placeIn(name, compiled);
    const asked = place === undefined ? undefined : compiled.fields.get(place);
    if (asked?.control === 'flag' && typeof entry === 'boolean') session.field(asked.node).prefill(entry);
    else if (asked?.control === 'choice' && typeof entry === 'string' && asked.codes.includes(entry))
      session.field(asked.node).prefill(entry);
    else if (asked?.control === 'text' && typeof entry === 'string' && entry !== '')
      session.field(asked.node).prefill(entry);
    else return [];
    return [asked.name];
  });
}

/** The steps before one, which a draft has been through. */
export function stepsBefore(name: StepName, { application }: Compiled): readonly StepName[] {
  const names = application.steps.map((step) => step.name);
  return names.slice(0, names.indexOf(name));
}

/** Puts back what was typed before; tells what could not be read. */
export const putBack = (session: Session, kept: Snapshot, compiled: Compiled): readonly string[] =>
  restoreInto(session, withoutFixed(withoutChoice(kept), compiled)).unread;

/** Whether something stands here that was said in this application: what another has carried to its beginning was not. */
export function isSaid({ session, compiled: { application, configs }, step }: Page): boolean {
  const said = session.layoutCell.get().fields.filter(({ isDirty }) => isDirty);
  const isCarried = said.some(({ path }) => configs.get(path)?.isCarried === true);
  return said.length > 0 && !(isCarried && step === application.steps[0]?.name);
}

/** What was typed elsewhere comes in where the page stands as it was kept; what is being typed stays (APP-15). */
export function takeIn(
  { session, compiled, step }: Page,
  now: BegunApplication,
  before: BegunApplication,
): void {
  const typed = new Set(differences(before, { step, snapshot: snapshotOf(session) }));
  const paths = new Set(differences(before, now).filter((path) => !typed.has(path)));
  const news = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([path]) => paths.has(path)));
  const { version, fields, rows } = withoutFixed(withoutChoice(now.snapshot), compiled);
  session.change(() => {
    restoreInto(session, { version, fields: news(fields), rows: news(rows) });
    for (const field of session.layoutCell.get().fields)
      if (paths.has(field.path) && !Object.hasOwn(fields, field.path)) field.takeBack();
  });
}

/** What the bank knows for certain stands, whatever was typed before it was known who the customer is. */
const withoutFixed = (kept: Snapshot, { fields, configs }: Compiled): Snapshot => ({
  ...kept,
  fields: Object.fromEntries(
    Object.entries(kept.fields).filter(
      ([path]) => fields.get(path)?.node.life.disabled !== true || configs.get(path)?.isCarried,
    ),
  ),
});

/** What stands in each field that is asked for now, as a draft keeps it. */
export const askedNow = (session: Session, { fields }: Compiled): Snapshot['fields'] =>
  Object.fromEntries(
    session.layoutCell
      .get()
      .fields.filter(({ path }) => {
        const when = fields.get(path)?.node.life.when;
        return when === undefined || session.holds(when).get();
      })
      .map(({ path, kept }) => [path, kept]),
  );
