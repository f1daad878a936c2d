import { isProviderTarget } from '@domain/access/allowed-target';

const providers = ['https://id.example', 'https://pay.example:8443'];

describe('the address an error brings along [KIT-12]', () => {
  it.each([
    ['https://id.example', 'a provider itself'],
    ['https://id.example/', 'its first page'],
    ['https://id.example/auth/step?state=a%20b&x=1', 'a page of it with a query'],
    ['https://pay.example:8443/x', 'another one, at its own port'],
  ])('may be %s: %s', (address) => {
    expect(isProviderTarget(address, providers)).toBe(true);
  });

  it.each([
    ['https://other.example/', 'a host nobody has named'],
    ['https://id.example.evil.example/', 'a host that only begins like a provider'],
    ['https://id.example:444/', 'another port'],
    ['http://id.example/', 'no encryption'],
    ['https://id.example@evil.example/', 'a name before the real host'],
    ['https://user:secret@id.example/', 'a password'],
    ['https://id.example/\\evil', 'a backslash'],
    ['https://id.example/#x', 'a fragment'],
    ['https://id.example/a b', 'a blank'],
    ['https://id.example/\n', 'a line break'],
    ['//id.example/', 'no scheme'],
    ['/auth', 'a path of this origin'],
    ['', 'nothing'],
  ])('may not be %j: %s', (address) => {
    expect(isProviderTarget(address, providers)).toBe(false);
  });

  it('may be none where no provider is named', () => {
    expect(isProviderTarget('https://id.example/', [])).toBe(false);
  });
});
