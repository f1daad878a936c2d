import { FormSession } from '@domain/form/session/form-session';
import { referenceForm, referenceIssues } from '@domain/fund-depot/form/reference-form';
import type { Message } from '@domain/message/message';

const { nodes } = referenceForm;
const PRESENT = 'DE89370400440532013000';

const begun = (typed: string) => {
  const session = new FormSession(referenceForm);
  session.tell({ present: PRESENT });
  session.field(nodes.iban).setValue(typed);
  return session;
};

describe('another reference account [FUN-01]', () => {
  it.each([
    ['', 'fund-iban-missing'],
    ['DE00', 'fund-iban-wrong'],
    // A digit off: the check digits no longer fit.
    ['DE02120300000000202052', 'fund-iban-wrong'],
    ['DE89 3704 0044 0532 0130 00', 'fund-iban-same'],
  ])('"%s" is refused at its field: %s', async (typed, key) => {
    const session = begun(typed);
    await session.submitted(nodes.request);
    expect(session.summary.map((each) => [each.field, each.key])).toEqual([['iban', key]]);
  });

  it('is sent without blanks', async () => {
    const session = begun('DE02 1203 0000 0000 2020 51');
    expect(await session.submitted(nodes.request)).toMatchObject({ kind: 'read' });
    expect(session.value(nodes.request)).toBe('DE02120300000000202051');
  });

  const said = (
    key: string,
    origin: readonly string[] = [],
    severity: Message['severity'] = 'ERROR',
  ): Message => ({ severity, key, args: {}, origin });

  it.each([
    ['a key that is about the account', said('KONTONUMMER_UNGUELTIG'), [['iban', 'KONTONUMMER_UNGUELTIG']]],
    ['its field named', said('fehler-unbekannt', ['iban']), [['iban', 'fehler-unbekannt']]],
    ['anything else', said('fehler-fondsdepot-geschlossen'), [[undefined, 'fehler-fondsdepot-geschlossen']]],
    ['a hint', said('KONTONUMMER_UNGUELTIG', [], 'INFO'), []],
  ])('%s of the bank stands where it belongs', (_, message, issues) => {
    expect(referenceIssues([message]).map(({ field, key }) => [field, key])).toEqual(issues);
  });
});
