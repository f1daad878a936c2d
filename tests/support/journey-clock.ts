/** Monday morning, exchanges open: every journey starts at this instant on the bank's clock. */
export const journeyClock = '2026-11-23T10:00:00+01:00';
