import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { JsonObject } from '../../engine/model/json.ts';
import { base64Of, bytesOfBase64 } from '../../engine/text/base64.ts';
import { type Content, EXTENSIONS } from '../../operations/content.ts';
import type { Keep } from './long-results.ts';
import { plainText } from './plain-text.ts';

/**
 * Files in results: a model gets text as it is, and a link to other bytes, which it could only copy letter by letter (chapter 09 §8.2).
 */

/** A result without bytes, and the links to them. */
interface Linked {
  result: JsonObject;
  content: CallToolResult['content'];
}

/** The bytes of a file, with its name and type. */
interface NamedFile {
  name: string;
  mediaType: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Returns the selected members of a result with links to its file and to the files attached to it, instead of their base64. */
export function linked(chosen: JsonObject, main: Content | undefined, keep: Keep | undefined): Linked {
  const { result: value, encoding, files, ...others } = chosen;
  const content: CallToolResult['content'] = [];
  const link = (file: NamedFile) => {
    const { about, block } = linkTo(file, keep);
    content.push(block);
    return about;
  };
  const body = main?.body instanceof Uint8Array && value !== undefined ? main.body : undefined;
  const text = main && body && plainText(main.mediaType, body);
  const isBytes = main !== undefined && body !== undefined && text === undefined;
  return {
    result: {
      ...others,
      ...(isBytes
        ? link({ name: nameOf(main, chosen), mediaType: main.mediaType, body })
        : value !== undefined && { result: text ?? value }),
      ...(Array.isArray(files) && { files: files.map((file) => attachment(file as JsonObject, link)) }),
    },
    content,
  };
}

function nameOf({ mediaType }: Content, { file_name: name }: JsonObject): string {
  return typeof name === 'string' ? name : `result${EXTENSIONS[mediaType]}`;
}

/** Returns an attached file with a link instead of its bytes. */
function attachment(file: JsonObject, link: (file: NamedFile) => JsonObject): JsonObject {
  const { data, ...others } = file;
  const body = typeof data === 'string' ? bytesOfBase64(data) : undefined;
  if (body === undefined) return file;
  return { ...others, ...link({ name: String(file.name), mediaType: String(file.media_type), body }) };
}

/** Returns the link to a file, or the file itself if nothing can store it; and the members about it. */
function linkTo(
  { name, mediaType: mimeType, body }: NamedFile,
  keep: Keep | undefined,
): { about: JsonObject; block: CallToolResult['content'][number] } {
  const bytes = body.length;
  if (!keep)
    return {
      about: { bytes },
      block: {
        type: 'resource',
        resource: { uri: `billwright:${encodeURIComponent(name)}`, mimeType, blob: base64Of(body) },
      },
    };
  const found = keep(body, mimeType);
  if (!found)
    return { about: { bytes }, block: { type: 'text', text: `${name} has ${bytes} bytes, too many to store.` } };
  const { uri } = found;
  const until = new Date(found.until).toISOString();
  return { about: { uri, bytes, until }, block: { type: 'resource_link', uri, name, mimeType, size: bytes } };
}
