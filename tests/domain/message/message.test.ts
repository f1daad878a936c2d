import { errorsOnly, messageTextKey, type Message } from '@domain/message/message';
import { worst, type Severity } from '@domain/message/severity';

const message = (severity: Severity, key = 'k'): Message => ({ severity, key, args: {}, origin: [] });

describe('messages', () => {
  it.each([
    ['fehler-nicht-genuegend-bestand', 'error-codes.fehler-nicht-genuegend-bestand', 'gets the prefix'],
    ['error-codes.generic', 'error-codes.generic', 'has it already'],
  ])('the key %s is looked up as %s: it %s [KIT-05] [KIT-11]', (key, expected) => {
    expect(messageTextKey(message('ERROR', key))).toBe(expected);
  });

  it.each<[readonly Severity[], Severity | undefined]>([
    [[], undefined],
    [['INFO'], 'INFO'],
    [['WARN', 'INFO'], 'WARN'],
    [['INFO', 'ERROR', 'WARN'], 'ERROR'],
  ])('the worst of %j is %s [KIT-11]', (severities, expected) => {
    expect(worst(severities.map((severity) => message(severity)))).toBe(expected);
  });

  it('below error level leave the list of errors [KIT-03]', () => {
    const list = [message('INFO'), message('ERROR', 'a'), message('WARN'), message('ERROR', 'b')];
    expect(errorsOnly(list).map(({ key }) => key)).toEqual(['a', 'b']);
  });
});
