import { FakeApplications } from '@adapters/fake/application/fake-applications';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { applicationRegistration } from '@application/product-application/application-registration';

const { isTwin } = applicationRegistration(new FakeApplications(new FakeBank()));
const sent = { kind: 'application', draft: 'application-draft/depot', body: 'as sent', words: '' } as const;

it.each([
  ['the same', sent, true],
  ['one that was changed in the other window: both have the one draft', { ...sent, body: 'changed' }, true],
  ['one for another product', { ...sent, draft: 'application-draft/girokonto' }, false],
  ['another kind of release', { ...sent, kind: 'order' } as const, false],
])('an application from another window is a second one: %s [APP-14]', (_, other, isSecond) => {
  expect(isTwin?.(sent, other)).toBe(isSecond);
});
