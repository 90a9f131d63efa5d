/** Shortens a quoted input for a message, to 40 characters or another number (chapter 09 §2.4). */
export function shorten(text: string, most = 40): string {
  const longest = 2 * most + 2;
  const characters = Array.from(text.slice(0, longest));
  return characters.length > most || text.length > longest ? `${characters.slice(0, most).join('')}…` : text;
}
