import type { JsonObject } from '../engine/model/json.ts';
import { base64Of } from '../engine/text/base64.ts';

/** The media types of results other than JSON, with their file extensions. */
export const EXTENSIONS = {
  'application/json': '.json',
  'application/xml': '.xml',
  'application/pdf': '.pdf',
  'application/pkcs7-mime': '.p7m',
} as const;

export type MediaType = keyof typeof EXTENSIONS;

/** A result other than JSON: text or bytes. */
export class Content {
  readonly mediaType: MediaType;
  readonly body: string | Uint8Array<ArrayBuffer>;

  constructor(mediaType: MediaType, body: string | Uint8Array<ArrayBuffer>) {
    this.mediaType = mediaType;
    this.body = body;
  }
}

/** A result with a main part that can stand alone, an XML text or a document, and details about it. */
export class InParts {
  readonly whole: object;
  /** The main part, for a file. */
  readonly main: Content | JsonObject | JsonObject[];

  constructor(whole: object, main: Content | JsonObject | JsonObject[]) {
    this.whole = whole;
    this.main = main;
  }
}

/** Content as JSON, for answers that must be JSON. */
export type ContentInJson = { media_type: string } & ({ text: string } | { base64: string });

/** Returns content as JSON: text unchanged, bytes in base64. */
export function contentInJson({ mediaType, body }: Content): ContentInJson {
  const media_type = mediaType;
  return typeof body === 'string' ? { media_type, text: body } : { media_type, base64: base64Of(body) };
}
