import { browserTurn } from '@adapters/browser/browser-turn';

/**
 * The code of the shell in pieces of a frame or two each: evaluated at once it holds a telephone up for an eighth of a
 * second, in which nothing typed or touched is answered. All of it has come with this file.
 */
const pieces = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@ui/app/app'),
  () => import(/* webpackMode: "eager" */ './start-portal'),
];

async function start(): Promise<void> {
  for (const piece of pieces) {
    await piece();
    await browserTurn();
  }
  const { startHere } = await import(/* webpackMode: "eager" */ './start-portal');
  await startHere();
}

start().catch((reason: unknown) => {
  // `index.html` says so: nothing else is there to say it with.
  window.dispatchEvent(new Event('depotwerk:lost'));
  throw reason;
});
