import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomsPage } from '../../scripts/charts/rooms-page';

describe('docs/rooms.md', () => {
  it('is drawn from the table as it stands', () => {
    const page = readFileSync(join(__dirname, '../../docs/rooms.md'), 'utf8');
    expect(page).toBe(roomsPage());
  });
});
