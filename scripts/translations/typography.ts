/** Slips of typography that are wrong in any text of a language. */

interface Slip {
  fault: string;
  found: RegExp;
  isIn(language: string): boolean;
}

/** German writes a space before an ellipsis that stands for words (DIN 5008). */
const SPACED_ELLIPSIS = /^de\b/;
/** ISO 31-0 with a space; usage without it. */
const CLOSE_PERCENT = /^(?:en|it|nl|pl|pt|el|ar)\b/;

const SLIPS: readonly Slip[] = [
  {
    // At the end of a list, it is an item.
    fault: 'a space before …',
    found: /^[^,;]*[\p{L}\d})\]] …/u,
    isIn: (language) => !SPACED_ELLIPSIS.test(language),
  },
  { fault: 'a space before %', found: /\d\s%/u, isIn: (language) => CLOSE_PERCENT.test(language) },
  { fault: 'three points instead of …', found: /\p{L}\.\.\./u, isIn: () => true },
  { fault: 'a space before a comma or a full stop', found: /[\p{L}\d})\]] [,.](?:$|\s(?![-:]))/u, isIn: () => true },
  {
    fault: 'no narrow space before ; : ! ? or », or after «',
    found: /[\p{L}\d})%»"`*] [;:!?»](?=[\s.,)…]|$)|« /u,
    isIn: (language) => language === 'fr',
  },
  {
    fault: 'a straight apostrophe',
    found: /\p{L}'\p{L}/u,
    isIn: (language) => language === 'fr' || language === 'it',
  },
  {
    fault: 'a question without ¿',
    found: /^[^¿]*\?(?:\s|$)/u,
    isIn: (language) => language === 'es',
  },
];

/** Returns the first slip in a text of a language. */
export function slipIn(text: string, language: string): string | undefined {
  return SLIPS.find(({ found, isIn }) => isIn(language) && found.test(text))?.fault;
}
