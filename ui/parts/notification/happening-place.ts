import type { Happening } from '@domain/notification/notification';
import { pathOf } from '@ui/app/routes';
import type { IconName } from '@ui/components/icon/icon-name';

/** What stands before each. */
export const happeningIcons: Readonly<Record<Happening['kind'], IconName>> = {
  executed: 'check',
  expired: 'calendar-x',
  cancelled: 'x',
  document: 'message-square',
  plan: 'calendar-sync',
  application: 'file-pen',
  'fund-order': 'chart-pie',
  tax: 'receipt-text',
  message: 'message-square',
  alarm: 'bell',
};

/** Where the customer sees more of it. */
export function happeningPlace(happening: Happening): string {
  switch (happening.kind) {
    case 'document':
      return pathOf('postbox');
    case 'plan':
      return happening.planId === undefined
        ? pathOf('savingsPlans')
        : pathOf('savingsPlan', { savingsplanUuid: happening.planId });
    case 'application':
      return pathOf('applications');
    case 'fund-order':
      return pathOf('fundDeposit');
    case 'tax':
      return pathOf('taxSimulation');
    case 'message':
      return pathOf('messages');
    case 'alarm':
      return pathOf('security', { isin: happening.isin });
    case 'executed':
    case 'expired':
    case 'cancelled':
      return `${pathOf('orderBook')}?${new URLSearchParams({ depot: happening.depotId, zeitraum: 'all' }).toString()}`;
  }
}
