import type { PoEntry } from './po.mjs';

/** Returns why a translation cannot replace its text: different values, or plural cases that the language lacks. */
export function faultOfTranslation({ template, translation }: PoEntry, language: string): string | undefined {
  const expected = namesIn(template);
  const found = namesIn(translation);
  if (expected === undefined) return undefined;
  if (found === undefined) return 'braces are not balanced';
  const missing = expected.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !expected.includes(name));
  if (unknown.length > 0) return `there is no value {${unknown[0]}}`;
  if (missing.length > 0) return `the value {${missing[0]}} is missing`;
  if (/^\s|\s$/.test(template) !== /^\s|\s$/.test(translation)) return 'blanks at its ends differ';
  return faultOfPlurals(translation, language);
}

/** Returns the sorted names of values in a template; undefined for unbalanced braces. */
function namesIn(template: string): string[] | undefined {
  const names = new Set<string>();
  let depth = 0;
  for (const [token, name] of template.matchAll(/\{(\w*)|\}/g)) {
    if (token === '}') depth--;
    else if (depth++ === 0 && name) names.add(name);
    if (depth < 0) return undefined;
  }
  return depth === 0 ? [...names].sort() : undefined;
}

/** Requires every CLDR plural case of whole numbers in the language, or `other`. */
function faultOfPlurals(translation: string, language: string): string | undefined {
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [, cases = ''] of translation.matchAll(/\{\w+, plural, ((?:=?\w+ \{[^{}]*\} ?)+)\}/g)) {
    const keys = [...cases.matchAll(/(=?\w+) \{/g)].map(([, key = '']) => key);
    const unknown = keys.find((key) => !key.startsWith('=') && !known.some((category) => category === key));
    if (unknown) return `${language} has no plural case ${unknown}`;
    if (!keys.includes('other')) return 'a plural has no case other';
  }
  return undefined;
}
