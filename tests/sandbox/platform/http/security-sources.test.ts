import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// What docs/security.md says of the sources themselves.
describe('the sources', () => {
  const sources = (...folders: readonly string[]): readonly string[] =>
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    );

  it('make no markup out of text', () => {
    const makers = /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write/;
    expect(sources('ui', 'src', 'adapters').filter((text) => makers.test(text))).toEqual([]);
  });

  it('send what was asked to the database as bound parameters, never within the text of a statement', () => {
    // Names and literals may stand in a statement where the source itself writes them: a word or a constant.
    const intoText =
      /sql\.(raw|ref|table|id)\b|sql\.(lit|val)(<[^(]*>)?\((?!'|[A-Z])|\.dynamic\b|CompiledQuery|executeQuery|from 'pg'/;
    const served = sources('sandbox/areas', 'sandbox/pages', 'sandbox/market', 'sandbox/ledger');
    expect(served.filter((text) => /\bsql(<|`)/.test(text)).length).toBeGreaterThan(5);
    expect(served.filter((text) => intoText.test(text))).toEqual([]);
  });

  it('hash by SHA-256 and derive by scrypt, with what Node and the browser bring', () => {
    const all = sources('sandbox', 'domain', 'application', 'adapters', 'ui', 'src');
    const hashes = all.flatMap((text) =>
      Array.from(text.matchAll(/create(?:Hash|Hmac)\(\s*('[^']*'|\w+)/g), ([, name]) => name),
    );
    expect(hashes.length).toBeGreaterThan(10);
    expect([...new Set(hashes)]).toEqual(["'sha256'"]);
    const subtle = all.flatMap((text) =>
      Array.from(
        text.matchAll(/subtle\.(?:digest|importKey|generateKey)\(([^)]*)/g),
        ([, words = '']) => words,
      ),
    );
    expect(subtle.filter((words) => !/'SHA-256'|'AES-GCM'/.test(words))).toEqual([]);
    expect(all.filter((text) => /\bscryptSync\(pin, salt\b/.test(text))).toHaveLength(1);
    expect(all.filter((text) => /\b(bcrypt|pbkdf2|createCipheriv|createSign)/.test(text))).toEqual([]);
  });

  it('take chance for secrets from the system alone', () => {
    expect(sources('sandbox').filter((text) => text.includes('Math.random'))).toEqual([]);
  });

  it('name every package by one exact version', () => {
    const {
      dependencies,
      devDependencies,
    }: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(
      versions.filter(([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
  });
});
