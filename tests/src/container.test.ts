import type { ServiceIdentifier } from 'inversify';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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
import { liveTokens } from '@src/modules/live-tokens';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';

const folder = join(__dirname, '../../src/modules');
/** Read from the folder, so that none is forgotten. */
const tokenFiles = readdirSync(folder).filter((file) => file.endsWith('-tokens.ts'));

type Tokens = Readonly<Record<string, ServiceIdentifier<unknown>>>;

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

  it.each(tokenFiles)('makes each thing that %s names, one for the whole visit', async (file) => {
    const named: Readonly<Record<string, Tokens>> = await import(join(folder, file));
    const tokens = Object.values(named).flatMap((each) => Object.entries(each));
    expect(tokens).not.toEqual([]);
    for (const [name, token] of tokens) {
      const made = container.get(token);
      expect([name, made]).not.toEqual([name, undefined]);
      expect([name, container.get(token) === made]).toEqual([name, true]);
    }
  });

  it('takes a module twice without harm, as two pages bring it', () => {
    loadOnce(container, ...modules);
    expect(() => container.get(liveTokens.live)).not.toThrow();
  });
});
