/** Returns whether a text is one in XML, whatever is wrong with it: what begins with `<` is neither JSON nor YAML, but for `<<` of YAML. */
export function isXmlText(value: unknown): value is string {
  return typeof value === 'string' && /^[\ufeff\s]*<(?!<)/.test(value);
}
