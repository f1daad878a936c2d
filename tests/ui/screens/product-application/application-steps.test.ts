import { ApplicationSteps } from '@ui/screens/product-application/application-steps';
import { PersistentApplicant } from './persistent-applicant';

/** Somebody who has said all, and reads it once more. */
async function atSummary(): Promise<{
  readonly applicant: PersistentApplicant;
  readonly steps: ApplicationSteps;
}> {
  const applicant = new PersistentApplicant('stranger');
  await applicant.open();
  await applicant.arrive();
  return { applicant, steps: new ApplicationSteps({ walk: applicant.walk }) };
}

describe('the steps of an application by Back and Forward [APP-04]', () => {
  it('lead back to what is done, and on again as far as it is done', async () => {
    const { applicant, steps } = await atSummary();
    const [first = ''] = applicant.walk.flow.visible;
    expect(steps.at).toBe('zusammenfassung');
    await steps.turnTo(first);
    expect(steps.at).toBe(first);
    await steps.turnTo('zusammenfassung');
    expect(steps.at).toBe('zusammenfassung');
  });

  it('show no step that there is not, and none that has not been reached', async () => {
    const applicant = new PersistentApplicant('stranger');
    await applicant.open();
    const steps = new ApplicationSteps({ walk: applicant.walk });
    const { at } = steps;
    for (const step of ['zusammenfassung', 'freigabe', 'fertig', 'gibt-es-nicht']) await steps.turnTo(step);
    expect(steps.at).toBe(at);
  });

  it('know their order; nothing leads back from what the bank has', async () => {
    const { applicant, steps } = await atSummary();
    const [first = '', second = ''] = applicant.walk.flow.visible;
    expect(steps.precedes(first, second)).toBe(true);
    expect(steps.precedes(second, first)).toBe(false);
    expect(steps.precedes('zusammenfassung', 'freigabe')).toBe(true);
    expect(steps.precedes('freigabe', 'fertig')).toBe(false);
    expect(steps.precedes(first, 'fertig')).toBe(false);
  });

  it('stand nowhere before the application is here', () => {
    expect(new ApplicationSteps({ walk: undefined }).at).toBeUndefined();
  });
});
