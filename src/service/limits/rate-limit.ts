import { type Refusal, refusal } from '../../operations/errors.ts';

/** Limits the requests of each caller. */
export interface RateLimit {
  /** The value of the header `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers). */
  policy: string;
  /** Counts a request. Returns whether it exceeds the limit, how many are left, and the seconds until the limit resets. */
  count(caller: string): Counted | Promise<Counted>;
}

export interface Counted {
  isIn: boolean;
  left: number;
  seconds: number;
}

/** Groups of an IPv6 address that usually identify one customer: 64 bits. */
const NETWORK = 4;

/** Returns the key of a caller's count: the token's owner, or the address; for IPv6 its network. */
export function countedAs(caller: string | undefined, address: string | undefined): string {
  if (caller !== undefined) return `caller ${caller}`;
  const [plain = ''] = (address ?? '').replace(/^::ffff:(?=\d+\.)/, '').split('%', 1);
  return `address ${plain.includes(':') ? networkOf(plain) : plain}`;
}

/** Returns the first half of an IPv6 address, expanded. */
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

/** Returns the headers with the caller's limit. */
export function rateHeaders({ policy }: RateLimit, { left, seconds }: Counted): Record<string, string> {
  return { 'RateLimit-Policy': policy, RateLimit: `"default";r=${left};t=${seconds}` };
}

/** Refuses a request above the limit. */
export function tooMany({ seconds }: Counted): Refusal {
  const text = 'too many requests; try again in {seconds, plural, one {a second} other {# seconds}}';
  const refusing = refusal('too-many', text, { seconds });
  return { ...refusing, headers: { 'Retry-After': String(seconds) } };
}
