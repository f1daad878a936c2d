import type { KeepOverviewColumns } from '@application/depot/keep-overview-columns';
import type { LoadOverviewColumns } from '@application/depot/load-overview-columns';
import type { LoadValueHistory } from '@application/depot/load-value-history';
import { token } from '../../token';

/** What `depot-overview-module` binds. */
export const depotOverviewTokens = {
  loadValueHistory: token<LoadValueHistory>('LoadValueHistory'),
  loadOverviewColumns: token<LoadOverviewColumns>('LoadOverviewColumns'),
  keepOverviewColumns: token<KeepOverviewColumns>('KeepOverviewColumns'),
} as const;
