import { definedSteps } from './step-catalogue.mjs';
import { nearestSteps } from './step-likeness.mjs';

/** What Cucumber says of a step that nothing defines: those most like it, instead of code that an analyst cannot use. */
export default class NearestSteps {
  /** @param {{ generatedExpressions: readonly { source: string }[] }} step */
  build({ generatedExpressions }) {
    const steps = definedSteps().flatMap((file) => file.steps);
    const near = nearestSteps(generatedExpressions[0]?.source ?? '', steps);
    return [
      'Diesen Schritt gibt es nicht. Am ähnlichsten sind:',
      ...near.map(({ word, text }) => `  ${word} ${text}`),
      'Alle stehen mit Beispielen in docs/steps.md.',
    ].join('\n');
  }
}
