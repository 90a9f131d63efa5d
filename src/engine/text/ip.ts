/** Network addresses inside URIs and URLs. */

const GROUP = /^[0-9a-f]{1,4}$/i;
const IPV4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|$)){4}$/;

/**
 * Returns whether a text is an IPv6 address (RFC 4291 §2.2) without a zone. The last two groups may be written as IPv4.
 */
export function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1);
  const tail = last?.at(-1);
  if (last !== undefined && tail?.includes('.')) {
    if (!IPV4.test(tail)) return false;
    last.splice(-1, 1, '0', '0');
  }
  const all = groups.flat();
  const fits = halves.length === 2 ? all.length <= 7 : all.length === 8;
  return fits && all.every((group) => GROUP.test(group));
}
