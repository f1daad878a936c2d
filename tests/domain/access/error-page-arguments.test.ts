import { errorPageArguments } from '@domain/access/error-page-arguments';

describe('what the error page is told [SH-05]', () => {
  it('names a failure by its id', () => {
    expect(errorPageArguments({ kind: 'server', errorId: 'E-1' })).toEqual({ errorId: 'E-1' });
    expect(errorPageArguments({ kind: 'forbidden' })).toEqual({});
  });

  it('keeps of the arguments those that say nothing about a person', () => {
    const args = { bis: '23.11.2026', name: 'Anna Berger', iban: 'DE02120300000000202051' };
    expect(errorPageArguments({ kind: 'blocked', key: 'fehler-wartung', args })).toEqual({
      bis: '23.11.2026',
    });
  });
});
