/** Maximum number of digits before the point; longer numbers are faults. */
const MOST_DIGITS = 18;

/** Returns the width of a figure with separators, in digits; 0 if it is too long. @internal */
export function figureWidth(text: string): number {
  const [, whole = '', decimals = ''] = /^-?(\d*)(\.\d*)?/.exec(text) ?? [];
  if (whole.length > MOST_DIGITS) return 0;
  const separators = Math.max(0, Math.ceil(whole.length / 3) - 1);
  const sign = text.startsWith('-') ? 1 : 0;
  // Separators are narrower than a digit, the percent sign wider.
  return sign + whole.length + separators * 0.5 + decimals.length + (text.endsWith('%') ? 2 : 0);
}

/** Returns the width of the widest figure. */
export function widestFigure(texts: readonly (string | undefined)[]): number {
  return texts.reduce((widest, text) => Math.max(widest, text ? figureWidth(text) : 0), 0);
}
