/**
 * Returns an amount at an exchange rate, rounded half away from zero to the decimals of the other currency; undefined if
 * a figure is missing.
 */
export function amountInCurrency(amount = '', rate = '', decimals = 2): string | undefined {
  const [from, factor] = [partsOf(amount), partsOf(rate)];
  if (!from || !factor) return undefined;
  const scale = 10n ** BigInt(from.decimals + factor.decimals);
  const product = from.digits * factor.digits * 10n ** BigInt(decimals);
  const rounded = (product + scale / 2n) / scale;
  const digits = rounded.toString().padStart(decimals + 1, '0');
  const sign = from.isNegative && rounded !== 0n ? '-' : '';
  const at = digits.length - decimals;
  return `${sign}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`;
}

function partsOf(text: string): { digits: bigint; decimals: number; isNegative: boolean } | undefined {
  const { sign, whole, fraction = '' } = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?$/.exec(text)?.groups ?? {};
  if (whole === undefined) return undefined;
  return { digits: BigInt(whole + fraction), decimals: fraction.length, isNegative: sign === '-' };
}
