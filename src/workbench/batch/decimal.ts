/** Sums of amounts as they stand in documents: exact, whatever their decimals. */

const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Returns the sum of two amounts, with the decimals of the one that has more. What is no amount counts as nothing. */
export function plus(a: string, b: string): string {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  return written(units(a, decimals) + units(b, decimals), decimals);
}

/** Returns the same amount with the other sign. */
export function negated(amount: string): string {
  return written(-units(amount, decimalsOf(amount)), decimalsOf(amount));
}

/** Compares two amounts, as sorting needs it. */
export function compareAmounts(a: string, b: string): number {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  const difference = units(a, decimals) - units(b, decimals);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function decimalsOf(amount: string): number {
  return AMOUNT.exec(amount)?.[3]?.length ?? 0;
}

function units(amount: string, decimals: number): bigint {
  const [, sign = '', whole = '0', fraction = ''] = AMOUNT.exec(amount) ?? [];
  return BigInt(`${sign}${whole}${fraction.padEnd(decimals, '0')}`);
}

function written(value: bigint, decimals: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return value < 0n ? `-${text}` : text;
}
