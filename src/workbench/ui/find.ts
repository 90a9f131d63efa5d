/** Returns a text without capitals and accents: `España` is found by `espana`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Returns a test for texts in which every word of a search occurs; an empty search finds all. */
export function finder(search: string): (...texts: readonly string[]) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = words.length > 0 ? plain(texts.join(' ')) : '';
    return words.every((word) => text.includes(word));
  };
}

/** Returns the words of a text, without capitals and accents. */
export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
