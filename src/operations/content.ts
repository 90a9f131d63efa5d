import type { JsonObject } from '../engine/model/json.ts';
import { base64Of } from '../engine/text/base64.ts';

/** What an operation may make beside JSON, and the endings of files that hold it. */
export const EXTENSIONS = {
  'application/json': '.json',
  'application/xml': '.xml',
  'application/pdf': '.pdf',
} as const;

export type MediaType = keyof typeof EXTENSIONS;

/** A result that is no JSON: a text, or bytes. */
export class Content {
  readonly mediaType: MediaType;
  readonly body: string | Uint8Array<ArrayBuffer>;

  constructor(mediaType: MediaType, body: string | Uint8Array<ArrayBuffer>) {
    this.mediaType = mediaType;
    this.body = body;
  }
}

/** A result of several parts, of which one can stand alone: an XML text, or a document, with what is said of it. */
export class InParts {
  readonly whole: object;
  /** What a file of the result holds. */
  readonly main: Content | JsonObject | JsonObject[];

  constructor(whole: object, main: Content | JsonObject | JsonObject[]) {
    this.whole = whole;
    this.main = main;
  }
}

/** Content within JSON, where that is all that can be answered. */
export type ContentInJson = { media_type: string } & ({ text: string } | { base64: string });

/** Returns content in JSON: a text as it is, bytes in base64. */
export function contentInJson({ mediaType, body }: Content): ContentInJson {
  const media_type = mediaType;
  return typeof body === 'string' ? { media_type, text: body } : { media_type, base64: base64Of(body) };
}
