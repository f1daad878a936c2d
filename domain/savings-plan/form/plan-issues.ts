import { issueAt, type Issue } from '../../form/issue';
import type { Message } from '../../message/message';
import { cataloguedKey, planKey, type PlanPlace } from '../plan-message';
import type { PaidBy, RateMode } from './plan-fields';
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
    const { key, args, text } = message;
    const severity = planKey(key)?.severity ?? message.severity;
    const finding = { severity, key: cataloguedKey(key), args, fallback: text ?? '' };
    return pathsOf(message, place, asked).map((path) => issueAt(path, finding, 'server'));
  });

/** Notices that let a plan pass, in the order in which they came. */
export const planNotices = (messages: readonly Message[]): readonly Message[] =>
  messages.filter((message) => placeOf(message) === 'notice');

/** Errors that the catalogue does not know: shown with their own text, and logged (brokerage.md 8). */
export const unexpectedIn = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(({ key, severity }) => severity === 'ERROR' && planKey(key) === undefined);

function placeOf({ key, severity }: Message): PlanPlace {
  return planKey(key)?.place ?? (severity === 'ERROR' ? 'form' : 'notice');
}

function pathsOf({ origin }: Message, place: PlanPlace, asked: AskedPlan): readonly (string | undefined)[] {
  const rows = origin.flatMap((name) => {
    const index = INDEXED.exec(name)?.[1];
    return index === undefined ? [] : [asked.rows[Number(index)]];
  });
  const keys = rows.filter((key): key is string => key !== undefined);
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
