import { type Refusal, refusal } from '../../operations/errors.ts';

/** How many requests a caller may send. */
export interface RateLimit {
  /** As the header `RateLimit-Policy` has it (draft-ietf-httpapi-ratelimit-headers). */
  policy: string;
  /** Counts a request of a caller: whether it is one too many, how many are left, and in how many seconds there are all again. */
  count(caller: string): Counted | Promise<Counted>;
}

export interface Counted {
  isIn: boolean;
  left: number;
  seconds: number;
}

/** Groups of an IPv6 address that one customer usually has all of: 64 bits. */
const NETWORK = 4;

/** Returns by what a caller is counted: the owner of the token, else the address, of IPv6 its network. */
export function countedAs(caller: string | undefined, address: string | undefined): string {
  if (caller !== undefined) return `caller ${caller}`;
  const [plain = ''] = (address ?? '').replace(/^::ffff:(?=\d+\.)/, '').split('%', 1);
  return `address ${plain.includes(':') ? networkOf(plain) : plain}`;
}

/** Returns the first half of an IPv6 address, in full. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::');
  const first = before.split(':').filter(Boolean);
  const last = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...(after === undefined ? [] : zeros), ...last].map((group) => Number.parseInt(group, 16));
  return groups
    .slice(0, NETWORK)
    .map((group) => group.toString(16))
    .join(':');
}

/** Returns the headers that tell a caller of its limit. */
export function rateHeaders({ policy }: RateLimit, { left, seconds }: Counted): Record<string, string> {
  return { 'RateLimit-Policy': policy, RateLimit: `"default";r=${left};t=${seconds}` };
}

/** Refuses one request too many. */
export function tooMany({ seconds }: Counted): Refusal {
  const text = 'too many requests; try again in {seconds, plural, one {a second} other {# seconds}}';
  const refusing = refusal('too-many', text, { seconds });
  return { ...refusing, headers: { 'Retry-After': String(seconds) } };
}
