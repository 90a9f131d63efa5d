import { isJsonObject, type Json } from '../model/json.ts';
import { textType } from '../model/value-type.ts';
import { decodeBase64Url, isBase64Url } from '../text/base64url.ts';

/**
 * `dsig/signature`: a JSON Web Signature with ES256 (chapter 01 §16). Read in compact or JSON serialisation, written
 * compact. The empty text is an empty signature, which never verifies.
 */
export const signature = textType('dsig.Signature', {
  title: 'Signature',
  description: 'A JSON Web Signature in compact form.',
  read(json, reader) {
    if (typeof json !== 'string') return reader.wrongType(json, 'a signature in quotes');
    if (json === '') return '';
    const compact = compactForm(json.replace(/\s+/g, ''));
    if (compact !== undefined && usesES256(compact)) return compact;
    return reader.fail(
      'BW-SIGNATURE-FORMAT',
      '{property} is not a JSON Web Signature made with ES256; expected three base64url parts with points between them',
      { property: reader.subject() },
    );
  },
});

/** The three parts with points between them, from either serialisation. */
function compactForm(text: string): string | undefined {
  if (text.startsWith('{')) return fromJson(text);
  const parts = text.split('.');
  return parts.length === 3 && parts.every(isBase64Url) ? text : undefined;
}

function fromJson(text: string): string | undefined {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isJsonObject(json)) return undefined;
  const { payload, signatures } = json;
  const only = Array.isArray(signatures) ? (signatures.length === 1 ? signatures[0] : null) : json;
  if (!isJsonObject(only ?? null)) return undefined;
  const { protected: header, signature: value } = only as { [name: string]: Json };
  if (typeof header !== 'string' || typeof payload !== 'string' || typeof value !== 'string') return undefined;
  return [header, payload, value].every(isBase64Url) ? `${header}.${payload}.${value}` : undefined;
}

function usesES256(compact: string): boolean {
  const header = decodeBase64Url(compact.split('.', 1)[0] ?? '');
  if (header === undefined) return false;
  try {
    const parsed: Json = JSON.parse(header);
    return isJsonObject(parsed) && parsed.alg === 'ES256';
  } catch {
    return false;
  }
}
