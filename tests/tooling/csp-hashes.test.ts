import { hashesIn } from '../../scripts/webpack/csp-hashes-plugin';

const none = { styleHashes: [], scriptHashes: [] };

/** The hash of `body{margin:0}`, calculated with `openssl dgst -sha256 -binary | base64`. */
const margin = 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc=';

describe('hashes for the content security policy', () => {
  it('are those of inline styles', () => {
    expect(hashesIn('<style>body{margin:0}</style>')).toEqual({ ...none, styleHashes: [margin] });
  });

  it('are those of inline scripts', () => {
    expect(hashesIn('<script type=module>body{margin:0}</script>')).toEqual({
      ...none,
      scriptHashes: [margin],
    });
  });

  it.each([
    ['loaded scripts', '<script defer src="/ngbrk/main.js"></script>'],
    ['loaded styles', '<link rel=stylesheet href=/ngbrk/main.css>'],
  ])('leave out %s', (_, html) => {
    expect(hashesIn(html)).toEqual(none);
  });
});
