import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tanStatesPage } from '../../scripts/charts/tan-states-page';

describe('docs/tan-states.md', () => {
  it('is drawn from the table as it stands [TAN-07] [TAN-09]', () => {
    const page = readFileSync(join(__dirname, '../../docs/tan-states.md'), 'utf8');
    expect(page).toBe(tanStatesPage());
  });
});
