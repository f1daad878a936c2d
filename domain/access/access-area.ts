/** The door somebody came through: the customers' area, or the one of employees and intermediaries (GU-02). */
export type AccessArea = 'customer' | 'ihf';

/** The area the bank names in its cookie; whatever it does not name is the customers' (wire.md). */
export const accessArea = (named: string | undefined): AccessArea => (named === 'ihf' ? 'ihf' : 'customer');
