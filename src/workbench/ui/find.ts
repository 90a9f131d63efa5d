/** Returns a text without capitals and accents: `espana` finds `España`. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Returns a test for texts that contain every word of a search; an empty search matches all. */
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
