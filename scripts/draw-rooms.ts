import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomsPage } from './charts/rooms-page';

/** Writes docs/rooms.md after the table "Who imports whom" was changed. */
writeFileSync(join(__dirname, '../docs/rooms.md'), roomsPage());
