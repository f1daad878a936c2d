/** Words that no English text has and hardly a German sentence goes without. */
const german = new Set(
  (
    'aber alle auch auf aus bei bereits bis bitte das dass dem den der des dieser diese dieses durch ein eine einem einen ' +
    'einer eines er es für gibt hier ich ihre ihr ihnen im ist kann kein keine können mit nach nicht noch nur oder schon ' +
    'sie sind und unter vom von vor werden wird wurde zu zum zur über ungültiger unbekannter fehler wählen geben ohne'
  ).split(' '),
);

/** @param {string} text @returns {readonly string[]} */
const wordsOf = (text) => text.match(/[\p{L}]{2,}/gu) ?? [];

/** @param {string} word */
const isGerman = (word) => german.has(word.toLowerCase()) || /[äöüß]/iu.test(word);

/**
 * Whether a text is a German sentence: several words, one of them German. A word alone, or joined by dashes, is a word of
 * the wire or of what customers type.
 * @param {string} text
 */
const isGermanSentence = (text) => /\p{L}\s+\p{L}/u.test(text) && wordsOf(text).some(isGerman);

/** Comments quote German terms; only running German is refused in them. @param {string} text */
const isGermanComment = (text) => {
  const words = wordsOf(text.replace(/["“„`'][^"”“`']*["”“`']/gu, ''));
  return words.length > 3 && words.filter(isGerman).length > words.length / 3;
};

/**
 * German stands in the translation files and the features alone, so that a text has one place and two languages.
 * @type {import('@oxlint/plugins').CreateRule}
 */
export const germanSentence = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: 'German texts stand in ui/i18n/de and are looked up by key.',
      comment: 'Comments are English.',
    },
  },
  create(context) {
    /** @param {import('@oxlint/plugins').ESTree.Node} node @param {string} text */
    const check = (node, text) => {
      if (isGermanSentence(text)) context.report({ node, messageId: 'text' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.raw).join(' … '));
      },
      /** @param {import('@oxlint/plugins').ESTree.Node} node */
      JSXText(node) {
        check(node, context.sourceCode.getText(node));
      },
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (isGermanComment(comment.value)) context.report({ loc: comment.loc, messageId: 'comment' });
      },
    };
  },
};

/** Files with German of their own, and why. */
export const germanFiles = [
  // What is logged and thrown here is given word for word by portal.md 5 and 8.
  'application/access/guard-facts.ts',
  'domain/money/german-amount.ts',
  // Codes of countries, and the words this rule knows German by.
  'domain/codes/countries.ts',
  'scripts/lint/german-sentence.mjs',
  // Who writes scenarios is answered in the language they are written in.
  'scripts/bdd/*.mjs',
  'workbench/words/*.ts',
  // The configuration of a bank says its hours in both languages, each beside the other.
  'scripts/webpack/portal-config.ts',
  // A validator brings the sentence it is given with (KIT-03, brokerage.md 5).
  'domain/form/validators/{bounds,email,fields-are-equal,length,required}.ts',
];
