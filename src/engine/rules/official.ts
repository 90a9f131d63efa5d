/**
 * The official rules that a rule of the standard implements. Its text ends with them: `An invoice needs at least one line (BR-16).`
 */

const RULE = /\b(?:BR|PEPPOL)-[A-Z0-9-]+/g;
const AT_END = /\(([^()]*)\)[^()]*$/;

/** Returns the official rules that a rule implements, from its text, as `officialName` writes them. */
export function officialRules(template: string): string[] {
  const named = AT_END.exec(template)?.[1] ?? '';
  return Array.from(named.matchAll(RULE), ([name]) => officialName(name));
}

/** Returns the code of an official rule without leading zeros in its numbers: texts name `BR-8`, official lists `BR-08`. */
export function officialName(code: string): string {
  return code.replace(/-0+(?=\d)/g, '-');
}
