import { problemOf } from '../../scripts/webpack/parsable-plugin';

describe('a script of the bundle', () => {
  it('passes as the minifier should write it', () => {
    expect(problemOf('(()=>{class e extends Array{constructor(e,t=1){super(e)}}})()', 'vendor.js')).toBe(
      undefined,
    );
  });

  it('is refused with its name where a part of it is missing', () => {
    expect(problemOf('class e{constructor(e,<invalid>){}}', 'vendor.js')).toMatch(
      /^vendor\.js cannot be read: /,
    );
  });
});
