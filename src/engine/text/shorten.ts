/** What somebody wrote, for a sentence about it: cut to 40 characters (chapter 09 §2.4). */
export function shorten(text: string): string {
  const characters = Array.from(text.slice(0, 82));
  return characters.length > 40 || text.length > 82 ? `${characters.slice(0, 40).join('')}…` : text;
}
