import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconNames } from '@ui/components/icon/icon-name';
import { iconSprite } from '../../scripts/icons/icon-sprite';

describe('icons', () => {
  it('are the library’s drawings of exactly the listed names [SH-12]', () => {
    const file = readFileSync(join(__dirname, '../../ui/components/icon/icons.svg'), 'utf8');
    expect(file).toBe(iconSprite(iconNames));
  });

  it('are never written without a drawing', () => {
    expect(() => iconSprite(['no-such-icon'])).toThrow('no-such-icon');
  });
});
