/** How search ranks the sections of the site: in the browser, and where the build looks up the words of newcomers. */

/**
 * Ranks sections with this word in search-words.json first, then tasks, other pages for users, catalogues, and pages for
 * contributors. Words of codes, such as `BR-DE-15`, are found where they are explained.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} wordsOf @param {string} path @param {string} word
 */
function rankOf(wordsOf, path, word) {
  if (wordsOf.get(path)?.has(word)) return 40;
  if (/^.{1,3}$|\d/.test(word)) return 1;
  if (/^(?:guides\/|(?:index|start|scale)\.html|#|$)/.test(path)) return 8;
  if (/^(?:regimes|addons|formats|http|examples)\b/.test(path)) return 1.5;
  return /^(?:rules|catalogues|terms|glossaries|decisions|contributing|architecture|changelog)\b/.test(path) ? 1 : 4;
}

/**
 * Returns the options of MiniSearch that are functions.
 * @param {Readonly<Record<string, string>>} searchWords search-words.json @param {string} base what precedes the paths of pages
 */
export function searchBy(searchWords, base) {
  /** The words of each section, as search divides and lowers them. */
  const wordsOf = new Map(
    Object.entries(searchWords).map(([section, words]) => [
      section.replace(/^index\.html/, ''),
      new Set(words.toLowerCase().split(/[\s\p{P}]+/u)),
    ]),
  );
  return {
    /** @param {string} page @param {string} word */
    boostDocument: (page, word) => rankOf(wordsOf, page.slice(base.length), word),
    // Only the last word may be unfinished: `BR` of a code is not a break. A letter alone is a name, such as `C#`.
    /** @param {string} word @param {number} index @param {readonly string[]} words */
    prefix: (word, index, words) => index === words.length - 1 && (index > 0 || word.length > 1),
  };
}
