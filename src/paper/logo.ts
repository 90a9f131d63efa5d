import type { Party } from './documents.ts';
import type { Logo } from './paper.ts';

/** The number of base64 characters above which a logo is omitted. */
const LARGEST = 4_000_000;

/** The first bytes of PNG and JPEG files in base64 (ISO/IEC 15948, 5.2, ISO/IEC 10918-1, B.1.1). */
const SIGNATURES = [
  ['image/png', 'iVBORw0KGgo'],
  ['image/jpeg', '/9j/'],
] as const;

/** Returns the first logo of a party embedded in the document as PNG or JPEG; never fetches anything. */
export function logoOf({ logos = [], name = '' }: Party = {}, label: string): Logo | undefined {
  for (const { data, url, alt, description } of logos) {
    const base64 = (data ?? inDataUrl(url))?.replace(/\s+/g, '');
    if (!base64 || base64.length > LARGEST || !/^[A-Za-z0-9+/]+=*$/.test(base64)) continue;
    const signature = SIGNATURES.find(([, begin]) => base64.startsWith(begin));
    if (signature) return { mime: signature[0], data: base64, alt: alt ?? description ?? `${label} ${name}`.trim() };
  }
  return undefined;
}

function inDataUrl(url: string | undefined): string | undefined {
  return url && /^data:image\/(?:png|jpeg);base64,(.+)$/s.exec(url)?.[1];
}
