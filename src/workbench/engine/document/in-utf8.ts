/** Returns an XML text with its declared encoding changed to UTF-8, in which files are written. */
export function inUtf8(text: string): string {
  return text.replace(/^(\s*<\?xml[^>]{0,200}?encoding\s*=\s*["'])([\w.-]+)/, '$1UTF-8');
}
