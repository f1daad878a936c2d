import { PersistentApplicant } from './persistent-applicant';

/** Somebody who has said all, and reads it once more. */
async function atSummary(): Promise<PersistentApplicant> {
  const applicant = new PersistentApplicant('stranger');
  await applicant.open();
  await applicant.arrive();
  expect(applicant.walk.flow.at).toBe('zusammenfassung');
  return applicant;
}

const goOn = async (applicant: PersistentApplicant): Promise<void> => {
  void applicant.walk.goOn();
  await applicant.wait(1000);
};

describe('a step that is mended from the summary [APP-10]', () => {
  it('leads straight back, past all that is done still', async () => {
    const applicant = await atSummary();
    const { walk } = applicant;
    walk.mend('anlage');
    expect([walk.flow.at, walk.isMending]).toEqual(['anlage', true]);
    await applicant.retype();
    await goOn(applicant);
    expect([walk.flow.at, walk.isMending]).toEqual(['zusammenfassung', false]);
  });

  it('stays where the bank finds something wrong, and leads back once it is right', async () => {
    const applicant = await atSummary();
    const { walk } = applicant;
    walk.mend('anlage');
    const amount = walk.compiled.fields.get('FESTGELD.ANLAGEBETRAG');
    if (amount?.control === 'text') walk.form.session.field(amount.node).setValue('1,00');
    await goOn(applicant);
    expect([walk.flow.at, walk.isMending]).toEqual(['anlage', true]);
    await applicant.retype();
    await goOn(applicant);
    expect(walk.flow.at).toBe('zusammenfassung');
  });

  it('is forgotten by anyone who goes elsewhere', async () => {
    const applicant = await atSummary();
    const { walk } = applicant;
    const [, second = 'anlage'] = walk.flow.visible;
    walk.mend(second);
    walk.goBack();
    expect([walk.flow.at, walk.isMending]).toEqual(['anlage', false]);
    await goOn(applicant);
    expect(walk.flow.at).toBe(second);
  });

  it('has nothing before it but what is done: the first open step may be gone to', async () => {
    const { walk } = await atSummary();
    walk.goTo('anlage');
    expect(walk.open).toBe('zusammenfassung');
    walk.goTo('zusammenfassung');
    expect(walk.flow.at).toBe('zusammenfassung');
  });
});
