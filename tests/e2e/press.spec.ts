import { expect, test } from '@tests/support/journey';
import { ApplicationPage } from './support/pages/application-page';

test('a press ends on the button it began on, though the page moves under it meanwhile, and moving away calls it off [SH-07]', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Weiter zu Persönliche Angaben' });
  const application = new ApplicationPage(page);
  const begin = async (): Promise<{ readonly x: number; readonly y: number }> => {
    await page.goto('/ngbrk/antrag/girokonto');
    await application.stands('Produkt');
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (box === null) throw new Error('The button is on the page');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    return at;
  };
  const { x, y } = await begin();
  await page.mouse.move(x + 300, y + 200, { steps: 4 });
  await page.mouse.up();
  await application.stands('Produkt');

  const before = await begin();
  // As an error that comes when a field is left, or an answer of the bank.
  await page.evaluate(
    () =>
      new Promise((shown) => {
        const line = document.createElement('div');
        line.style.height = '80px';
        document.querySelector('main')?.prepend(line);
        requestAnimationFrame(() => requestAnimationFrame(shown));
      }),
  );
  expect((await button.boundingBox())?.y, 'it has moved').toBeGreaterThan(before.y);
  await page.mouse.up();
  await application.stands('Persönliche Angaben');
});
