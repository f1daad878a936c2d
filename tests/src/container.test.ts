import { createContainer } from '@src/container';
import { loadOnce } from '@src/load-once';
import { attendanceModule } from '@src/modules/attendance-module';
import { draftsModule } from '@src/modules/drafts-module';
import { liveModule } from '@src/modules/live-module';
import { orderBookModule } from '@src/modules/order-book-module';
import { orderChangeModule } from '@src/modules/order-change-module';
import { orderModule } from '@src/modules/order-module';
import { receiptModule } from '@src/modules/receipt-module';
import { tanModule } from '@src/modules/tan-module';
import { trackingModule } from '@src/modules/tracking-module';
import { consentModule } from '@src/modules/consent-module';
import { depotOverviewModule } from '@src/modules/depot-overview-module';
import { orderProtectionModule } from '@src/modules/order-protection-module';
import { orderPreferencesModule } from '@src/modules/order-preferences-module';
import { orderTemplateModule } from '@src/modules/order-template-module';
import { quoteModule } from '@src/modules/quote-module';
import { tokens } from '@src/tokens';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';

const modules = [
  trackingModule,
  attendanceModule,
  liveModule,
  draftsModule,
  orderModule,
  orderBookModule,
  orderChangeModule,
  receiptModule,
  tanModule,
  consentModule,
  depotOverviewModule,
  orderPreferencesModule,
  orderProtectionModule,
  orderTemplateModule,
  quoteModule,
];

describe('the container', () => {
  const container = createContainer(stillEnvironment, stillConfig);
  loadOnce(container, ...modules);

  it.each(Object.entries(tokens))('makes %s, one for the whole visit', (_, token) => {
    const made = container.get<unknown>(token);
    expect(made).toBeDefined();
    expect(container.get<unknown>(token)).toBe(made);
  });

  it('takes a module twice without harm, as two pages bring it', () => {
    loadOnce(container, ...modules);
    expect(() => container.get(tokens.live)).not.toThrow();
  });
});
