import type { ExecutionRow } from './plan-record';

/** Whether a day on which a plan was due is not dealt with to the end. */
export const isOpen = (row: ExecutionRow | undefined): row is ExecutionRow =>
  row !== undefined &&
  (row.status === 'PENDING' || row.status === 'ACCEPTED' || row.status === 'IN_EXECUTION');
