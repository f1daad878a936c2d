import type { NamedValue } from '@domain/product-application/application-request';
import { PersistentApplicant } from './persistent-applicant';

const origin = {
  advertiserId: '4711',
  affiliate: { partnerType: 'A', partner: 'vergleich24' },
  campaign: 'herbst',
};

/** What is sent of where the visit came from. */
async function sentOf(hasConsent: boolean): Promise<readonly NamedValue[]> {
  const applicant = new PersistentApplicant('customer');
  Object.assign(applicant.visit, { hasConsent: () => hasConsent, origin: () => origin });
  let sent: readonly NamedValue[] = [];
  applicant.bank.desk.refusals = ({ fields }) => {
    sent = fields;
    return [];
  };
  await applicant.open();
  await applicant.arrive();
  await applicant.goOn(1);
  return sent.filter(({ name }) =>
    /^MARKETING_VERTRIEB\.(WERBE_ID|AFFILIATE_PARTNER|WERBEPARTNER|REFERRER_CODE)$/.test(name),
  );
}

it('[APP-11] what the cookies say of a visit goes along with an application with consent, and without it nothing of it', async () => {
  expect(await sentOf(true)).toEqual([
    { name: 'MARKETING_VERTRIEB.WERBE_ID', value: '4711' },
    { name: 'MARKETING_VERTRIEB.AFFILIATE_PARTNER', value: 'A' },
    { name: 'MARKETING_VERTRIEB.WERBEPARTNER', value: 'vergleich24' },
    { name: 'MARKETING_VERTRIEB.REFERRER_CODE', value: 'herbst' },
  ]);
  expect(await sentOf(false)).toEqual([]);
});
