const BEGIN = '-----BEGIN ';
const DASHES = '-----';
const END = '-----END';

/**
 * Yields the contents of the PEM blocks with these labels. It searches by steps, because a pattern would search for the end of a file from
 * each beginning.
 */
export function* pemBlocks(text: string, ...labels: readonly string[]): Generator<string> {
  for (let at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, at)) {
    const close = text.indexOf(DASHES, at + BEGIN.length);
    if (close < 0) return;
    const isWanted = labels.includes(text.slice(at + BEGIN.length, close));
    at = isWanted ? close + DASHES.length : at + BEGIN.length;
    if (!isWanted) continue;
    const end = text.indexOf(END, at);
    if (end < 0) return;
    yield text.slice(at, end);
    at = end;
  }
}

/** Returns the base64 in a text, which may be in PEM. */
export function withoutLabels(text: string): string {
  return text.replace(/-----(?:BEGIN|END)[^-\n]{0,40}-----/g, '').replace(/\s/g, '');
}

/** Returns the content of the first PEM block with one of these labels. */
export function pemBlock(text: string, ...labels: readonly string[]): string | undefined {
  const [first] = pemBlocks(text, ...labels);
  return first;
}
