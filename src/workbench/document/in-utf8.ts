/** Returns an XML text that declares UTF-8, as which files are written, whatever the one was in that it came from. */
export function inUtf8(text: string): string {
  return text.replace(/^(\s*<\?xml[^>]{0,200}?encoding\s*=\s*["'])([\w.-]+)/, '$1UTF-8');
}
