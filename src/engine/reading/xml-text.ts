/**
 * Returns whether a text is XML, valid or not: a text that begins with `<` is neither JSON nor YAML, except for YAML's
 * `<<`.
 */
export function isXmlText(value: unknown): value is string {
  return typeof value === 'string' && /^[\ufeff\s]*<(?!<)/.test(value);
}
