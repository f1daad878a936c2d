import { errorFinding } from '../issue';

/** What is said of a field that must hold a value and holds none; blanks alone are none (KIT-03, brokerage.md section 5). */
export const valueMissing = errorFinding('required', 'Bitte alle Pflichtfelder ausfüllen');

/** What is said of a box that must be ticked and is not (KIT-03). */
export const tickMissing = errorFinding('requiredTrue', 'Bitte akzeptieren');
