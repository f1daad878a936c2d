import { consentNeeds } from '@domain/consent/consent-need';

const terms = { key: 'fehler-nutzungsbedingungen-nicht-akzeptiert', args: { termsOfUseId: 't-1' } };
const approval = { key: 'fehler-freigabe-fehlt', args: { approvalId: 'a-1' } };
const other = { key: 'fehler-menge-ungueltig', args: {} };

describe('what an order lacks in consents', () => {
  it.each<[Parameters<typeof consentNeeds>[0], readonly string[], string]>([
    [[terms], ['terms t-1'], 'terms to be accepted'],
    [[approval, terms], ['terms t-1', 'approval a-1'], 'terms are read first'],
    [[terms, terms], ['terms t-1'], 'each once, though several legs need it'],
    [[other], [], 'other messages ask for nothing'],
    [[{ key: terms.key, args: {} }], [], 'terms without a name cannot be shown'],
    [[{ key: approval.key, args: {} }], [], 'nor an approval'],
    [[{ key: other.key, args: { ...terms.args, ...approval.args } }], [], 'the name alone asks for nothing'],
    [[{ key: terms.key, args: approval.args }], [], 'terms are not asked for by the name of an approval'],
  ])('%j needs %j: %s [ORD-20]', (messages, expected) => {
    expect(consentNeeds(messages).map(({ kind, id }) => `${kind} ${id}`)).toEqual(expected);
  });
});
