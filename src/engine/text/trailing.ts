/** Returns a text without any of these characters at its end. A loop, because `/0+$/` takes quadratic time on long runs that another character follows. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
