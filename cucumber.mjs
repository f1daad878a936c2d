/** Scenarios against use cases and fakes, or (profile `browser`) through the portal in a real browser. */
const common = {
  requireModule: ['@swc-node/register'],
  require: ['features/support/**/*.ts', 'features/steps/**/*.ts'],
  language: 'de',
  strict: true,
  formatOptions: { snippetSyntax: './scripts/bdd/nearest-steps.mjs' },
};

export default {
  ...common,
  tags: 'not @browser-only',
  worldParameters: { mode: 'core' },
  format: ['progress', 'html:reports/features.html', 'json:reports/features.json'],
};

export const browser = {
  ...common,
  tags: '@browser or @browser-only',
  worldParameters: { mode: 'browser' },
  format: ['progress', 'html:reports/features-browser.html', 'json:reports/features-browser.json'],
};
