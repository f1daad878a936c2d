import { issueAt, type Finding, type Issue } from '../../form/issue';
import { sameValue } from '../../form/same-value';
import type { Message } from '../../message/message';
import { cataloguedKey, planKey, type PlanPlace } from '../plan-message';
import type { PaidBy, RateMode } from './plan-fields';
import { planFinding } from './plan-finding';
import { totalPath } from './plan-rules';
import { rowPath } from './planned-rows';

/** What the bank was asked about: the keys of the rows in the order in which they were sent. */
export interface AskedPlan {
  readonly rows: readonly string[];
  readonly mode: RateMode;
  readonly paidBy: PaidBy;
}

const INDEXED = /^instruments\[(\d+)\](?:\.(\w+))?/;

/**
 * What the bank says of a plan, each at its place: positions by the index in the origin, which counts what was sent and
 * not what stands on the page by now (SAV-04). Notices and what is ignored are no issues.
 */
export const planIssues = (messages: readonly Message[], asked: AskedPlan): readonly Issue[] =>
  messages.flatMap((message) => {
    const place = placeOf(message);
    if (place === 'ignored' || place === 'notice' || place === 'mandate') return [];
    return pathsOf(message, place, asked).map((path) => issueAt(path, findingOf(message), 'server'));
  });

/** What a message says; of an error that the catalogue does not know, that it is unexpected, and the bank's text. */
function findingOf({ key, args, text = '', severity }: Message): Finding {
  const known = planKey(key);
  if (known === undefined && text !== '') return planFinding('plan-unexpected', { text });
  return { severity: known?.severity ?? severity, key: cataloguedKey(key), args, fallback: text };
}

/** A notice that lets a plan pass, with the keys of the rows it is about: none where it is about the whole plan. */
export interface PlanNotice {
  readonly message: Message;
  readonly rows: readonly string[];
}

/** The notices in the order in which they came; what is said of several rows in the same words is said once. */
export function planNotices(
  messages: readonly Message[],
  asked: Pick<AskedPlan, 'rows'>,
): readonly PlanNotice[] {
  const notices: PlanNotice[] = [];
  for (const message of messages.filter((each) => placeOf(each) === 'notice')) {
    const rows = rowsOf(message, asked);
    const known = notices.findIndex((each) => isSaidAlike(each.message, message));
    const before = notices[known];
    if (before === undefined) notices.push({ message, rows });
    else notices.splice(known, 1, { ...before, rows: [...before.rows, ...rows] });
  }
  return notices;
}

const isSaidAlike = (one: Message, other: Message): boolean =>
  one.key === other.key && one.text === other.text && sameValue(one.args, other.args);

/** Errors that the catalogue does not know: shown with their own text, and logged (brokerage.md 8). */
export const unexpectedIn = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ key, severity }) => severity === 'ERROR' && planKey(key) === undefined);

function placeOf({ key, severity }: Message): PlanPlace {
  return planKey(key)?.place ?? (severity === 'ERROR' ? 'form' : 'notice');
}

/** The keys of the rows that a message is about. */
const rowsOf = ({ origin }: Message, { rows }: Pick<AskedPlan, 'rows'>): readonly string[] =>
  origin.flatMap((name) => {
    const index = INDEXED.exec(name)?.[1];
    return (index === undefined ? undefined : rows[Number(index)]) ?? [];
  });

function pathsOf(message: Message, place: PlanPlace, asked: AskedPlan): readonly (string | undefined)[] {
  const keys = rowsOf(message, asked);
  switch (place) {
    case 'rate':
    case 'total':
      return keys.length > 0
        ? keys.map((key) => rowPath(key, asked.mode === 'EACH' ? 'rate' : 'share'))
        : [totalPath(asked.mode)];
    case 'instrument':
      return keys.length > 0 ? keys.map((key) => rowPath(key, 'instrument')) : [undefined];
    case 'account':
      return [asked.paidBy === 'EXTERNAL' ? 'externalIban' : 'accountIban'];
    case 'interval':
    case 'startDate':
    case 'endDate':
    case 'suspensionFrom':
    case 'increase':
      return [place];
    case 'waiver':
      return ['salesDocumentsWaived'];
    default:
      return [undefined];
  }
}
