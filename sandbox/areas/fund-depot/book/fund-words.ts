import type { FundFailReason } from '../store/fund-tables';

/** A word of the wire with its German text. */
export interface EnumText {
  readonly key: string;
  readonly text: string;
}

const REASON: Readonly<Record<FundFailReason, string>> = {
  CASH_MISSING: 'Auf dem Konto war nicht genug Geld.',
  DEBIT_RETURNED: 'Eine Lastschrift kam unbezahlt zurück.',
  HALTED: 'Die Fondsgesellschaft hat an diesem Tag keine Anteile ausgegeben oder zurückgenommen.',
  AMOUNT_TOO_LOW: 'Der Betrag reichte beim Preis des Tages für keinen Anteil.',
  PRICE_FALLEN: 'Die Preise sind gefallen: Alles, was frei war, brachte den Betrag nicht.',
  US_PERSON: 'Als US-Person können Sie keine Fonds kaufen.',
  DEPOT_CLOSED: 'Das Fondsdepot ist geschlossen.',
  NOTHING_LEFT: 'Im Fondsdepot war nichts mehr.',
};

/** Why something was not executed; null where nothing was missing. */
export const reasonText = (key: FundFailReason | null): EnumText | null =>
  key === null ? null : { key, text: REASON[key] };
