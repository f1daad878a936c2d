/** `npm run films`: records the film of each product group from its picture, into the bank's folder of films. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import { SCENE_SECONDS } from '@sandbox/areas/knowledge/media/film';
import { filmPlan, recordInPage } from './films/film-canvas';

const FOLDER = join(__dirname, '..', 'sandbox', 'areas', 'knowledge', 'media', 'films');
/** How many films are recorded at a time. */
const AT_ONCE = 4;

async function record(): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const waiting = [...GROUPS];
  const lane = async (): Promise<void> => {
    const page = await browser.newPage();
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      const film = await page.evaluate(
        recordInPage,
        filmPlan(group.picture, group.film.length * SCENE_SECONDS),
      );
      writeFileSync(join(FOLDER, `${group.id}.webm`), Buffer.from(film, 'base64'));
      console.log(`${group.id}.webm`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await browser.close();
}

void record();
