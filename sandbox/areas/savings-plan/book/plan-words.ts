import type { ExecutionStatus, FailReason } from '../store/plan-tables';

/** A word of the wire with its German text. */
export interface EnumText {
  readonly key: string;
  readonly text: string;
}

const STATUS: Readonly<Record<ExecutionStatus, string>> = {
  PENDING: 'Vorgemerkt',
  ACCEPTED: 'Angenommen',
  IN_EXECUTION: 'In Ausführung',
  IN_SETTLEMENT: 'In Abrechnung',
  SETTLED: 'Abgerechnet',
  CANCELLED: 'Nicht ausgeführt',
};

const REASON: Readonly<Record<FailReason, string>> = {
  CASH_MISSING: 'Auf dem Konto war nicht genug Geld.',
  DEBIT_RETURNED: 'Eine Lastschrift kam unbezahlt zurück.',
  HALTED: 'Das Wertpapier war den ganzen Tag vom Handel ausgesetzt.',
  NO_PRICE: 'Für das Wertpapier gab es keinen Kurs.',
  RATE_TOO_LOW: 'Die Rate reichte beim Kurs des Tages für keinen Anteil.',
  SUSPENDED: 'Der Sparplan war ausgesetzt.',
  US_PERSON: 'Als US-Person können Sie dieses Wertpapier nicht kaufen.',
  KNOWLEDGE_MISSING: 'Es fehlten Kenntnisse, oder der Zielmarkt des Depots reichte nicht aus.',
  PLAN_ENDED: 'Der Sparplan wurde vorher beendet.',
};

/** What became of an execution. */
export const statusText = (key: ExecutionStatus): EnumText => ({ key, text: STATUS[key] });

/** Why something was not executed; null where nothing was missing. */
export const reasonText = (key: FailReason | null): EnumText | null =>
  key === null ? null : { key, text: REASON[key] };
