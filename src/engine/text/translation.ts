/** The texts of another language, looked up by their English templates. */
export interface Translation {
  /** A tag of BCP 47. Plural forms and lists follow it. */
  readonly language: string;
  /** Returns the translated template; undefined if untranslated. */
  find(template: string): string | undefined;
}

/**
 * Returns the key under which translations hold a template: a 32-bit FNV-1a hash in base 36. Translations are fetched by
 * browsers, and English templates as keys would double their size. @internal
 */
export function keyOfTemplate(template: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < template.length; at++) hash = Math.imul(hash ^ template.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Returns a translation that finds its templates in `texts`, by `keyOfTemplate`. Later additions to `texts` are found too. */
export function translationOf(language: string, texts: ReadonlyMap<string, string>): Translation {
  return { language, find: (template) => texts.get(keyOfTemplate(template)) };
}
