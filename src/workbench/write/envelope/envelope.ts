import { ENVELOPE_ID } from '../../../engine/model/schema-id.ts';
import { hostIn, stampedIn } from '../../../paper/verification.ts';
import type { Description } from '../../engine/document/description.ts';
import { isObject, text } from '../../engine/document/values.ts';
import { sayList } from '../../ui/texts/say.ts';

/** The parts of an envelope's header that the page shows. */
interface Head {
  uuid: string | undefined;
  digest: { alg: string; val: string } | undefined;
  stamps: readonly EnvelopeStamp[];
  links: readonly EnvelopeLink[];
  /** Other members of the header: tags, notes, sender, recipient, meta … */
  others: readonly { name: string; value: string }[];
}

interface EnvelopeStamp {
  provider: string;
  value: string;
  /** The host of a link that is not an authority's link to this document. */
  foreign?: string | undefined;
}

export interface EnvelopeLink {
  title: string;
  url: string | undefined;
  mime: string | undefined;
  description: string | undefined;
}

/** An envelope for display. */
export interface Envelope {
  head: Head;
  /** Compact JSON Web Signatures. */
  signatures: readonly string[];
}

/** Returns a JSON value as an envelope, or undefined. */
export function envelopeIn(value: unknown): Envelope | undefined {
  if (!isObject(value) || value.$schema !== ENVELOPE_ID) return undefined;
  const { foreign } = stampedIn(value);
  const { dig, stamps, links, uuid, ...others } = isObject(value.head) ? value.head : {};
  return {
    head: {
      uuid: text(uuid),
      digest: isObject(dig) ? { alg: text(dig.alg) ?? '', val: text(dig.val) ?? '' } : undefined,
      stamps: objects(stamps).map(({ prv, val }) => ({
        provider: text(prv) ?? '',
        value: text(val) ?? '',
        foreign: foreign.find((host) => host === hostIn(val)),
      })),
      links: objects(links).map(linkOf),
      others: Object.entries(others).map(([name, member]) => ({ name, value: asText(member) })),
    },
    signatures: list(value.sigs).filter((entry) => typeof entry === 'string'),
  };
}

/** How the header of a draft's envelope can be edited: in the form; only once it is in the text; or not at all. */
export type HeaderEditing = 'form' | 'not in the text' | 'read-only';

/** Returns how the header can be edited, by the draft's text. */
export function headerEditing({ envelope }: Pick<Description, 'envelope'>, readOnly: boolean): HeaderEditing {
  if (readOnly) return 'read-only';
  return envelope ? 'form' : 'not in the text';
}

function linkOf({ title, key, url, mime, description, category, code }: Record<string, unknown>): EnvelopeLink {
  return {
    title: text(title) ?? [category, key, code].filter(text).join(' '),
    url: text(url),
    mime: text(mime),
    description: text(description),
  };
}

/** Returns any JSON value as a line. */
function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return sayList(value.map(asText));
  if (!isObject(value)) return String(value);
  return sayList(Object.entries(value).map(([name, member]) => `${name}: ${asText(member)}`));
}

function objects(value: unknown): Record<string, unknown>[] {
  return list(value).filter(isObject);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
