/**
 * The workbench of rules: a page for analysts, which customers never load.
 * @type {readonly import('./room.mjs').Room[]}
 */
export const workbenchRooms = [
  {
    room: 'workbench',
    why: 'The page is tied together here: the book, its steps and the drafts of this browser.',
    imports: ['workbench/**', 'ui/styles'],
    packages: ['io-ts', 'fp-ts', 'react-dom', 'react'],
  },
  {
    room: 'workbench/runner',
    why: 'Runs scenarios in a browser by the steps of the features, which it knows by what they define alone.',
    packages: ['@cucumber/cucumber-expressions', '@cucumber/gherkin', '@cucumber/messages', 'fp-ts'],
  },
  {
    room: 'workbench/book',
    why: 'What the features say and what an analyst makes of it: texts in, texts out, whoever shows them.',
    imports: ['workbench/runner', 'scripts/bdd/step-likeness.mjs'],
    packages: ['@cucumber/messages', 'fp-ts'],
  },
  {
    room: 'workbench/words',
    why: 'Every German sentence of the page; an amount is written as the domain writes it.',
    imports: ['workbench/runner', 'domain/money'],
  },
  {
    room: 'workbench/page',
    why: 'What is seen of it, built of the parts the portal is built of, as far as they need no customer.',
    imports: ['workbench/runner', 'workbench/book', 'workbench/words', 'ui/components/**'],
    packages: ['fp-ts', 'mobx', 'mobx-react-lite', 'react'],
  },
  {
    room: 'webpack.rules.config.ts',
    why: 'The page is bundled by itself, so that customers never download any of it.',
    imports: ['scripts', 'webpack.config.ts'],
    packages: ['css-minimizer-webpack-plugin', 'html-webpack-plugin', 'mini-css-extract-plugin', 'webpack'],
    node: true,
  },
];
