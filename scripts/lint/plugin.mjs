import { germanSentence } from './german-sentence.mjs';
import { restrictedSyntax } from './restricted-syntax.mjs';
import { suspendedPart } from './suspended-part.mjs';

/** The project's own rules, under the name `local`. */
export default {
  meta: { name: 'local' },
  rules: {
    'german-sentence': germanSentence,
    'restricted-syntax': restrictedSyntax,
    'suspended-part': suspendedPart,
  },
};
