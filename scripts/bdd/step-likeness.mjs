/**
 * The steps most like a text, the likest first: by the words that both have.
 * @template {{ readonly text: string }} Step
 * @param {string} text
 * @param {readonly Step[]} steps
 * @returns {Step[]}
 */
export function nearestSteps(text, steps, count = 3) {
  const asked = wordsOf(text);
  return steps
    .map((step) => ({ step, likeness: likeness(asked, wordsOf(step.text)) }))
    .filter(({ likeness: found }) => found > 0)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, count)
    .map(({ step }) => step);
}

const wordsOf = (/** @type {string} */ text) =>
  new Set(
    text
      .replace(/\{[^}]*\}|"[^"]*"/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );

/**
 * Twice the common words by all words: 1 for the same, 0 for nothing in common.
 * @param {ReadonlySet<string>} one
 * @param {ReadonlySet<string>} other
 */
function likeness(one, other) {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size || 1);
}
