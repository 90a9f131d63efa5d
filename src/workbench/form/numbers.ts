/**
 * Returns what somebody typed as an amount in the standard's form: `1.234,56` and `1,234.56` are 1234.56, `12,5` is
 * 12.5. What is not a number is returned unchanged, to be seen as a fault.
 */
export function asAmount(typed: string): string {
  const text = typed
    .trim()
    .replace(/^\+/, '')
    .replace(/(?<=\d)[\s'’](?=\d{3})/g, '')
    .replace('−', '-');
  if (/^-?\d+(\.\d+)?$/.test(text)) return text;
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(text) || /^-?\d+,\d+$/.test(text))
    return text.replaceAll('.', '').replace(',', '.');
  if (/^-?\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '');
  return typed.trim();
}

/** Returns what somebody typed as a percentage, with its sign: `21` is 21%. */
export function asPercentage(typed: string): string {
  const text = typed.trim();
  const number = asAmount(text.replace(/%$/, '').trimEnd());
  return /^-?\d+(\.\d+)?$/.test(number) ? `${number}%` : text;
}
