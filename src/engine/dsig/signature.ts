import { isJsonObject, type Json } from '../model/json.ts';
import { textType } from '../model/value-type.ts';
import { isBase64Url } from '../text/base64url.ts';
import { objectIn, partOf } from './payload.ts';

/**
 * `dsig/signature`: a JSON Web Signature with ES256 (chapter 01 §16). Read in compact or JSON serialisation, written
 * compact. The empty text is an empty signature, which never verifies.
 */
export const signature = textType('dsig.Signature', {
  title: 'Signature',
  description: 'A JSON Web Signature in compact form.',
  read(json, reader) {
    if (typeof json !== 'string')
      return reader.wrongType(json, '{property} must be a signature in quotes, but is {found}');
    if (json === '') return '';
    const compact = compactForm(json.replace(/\s+/g, ''));
    if (compact !== undefined && partOf(compact, 0)?.alg === 'ES256') return compact;
    return reader.fail(
      'BW-SIGNATURE-FORMAT',
      '{property} is not a JSON Web Signature made with ES256; expected three base64url parts separated by dots',
      { property: reader.subject() },
    );
  },
});

/** Returns the three parts joined by dots, from either serialisation. */
function compactForm(text: string): string | undefined {
  if (text.startsWith('{')) return fromJson(text);
  const parts = text.split('.');
  return parts.length === 3 && parts.every(isBase64Url) ? text : undefined;
}

function fromJson(text: string): string | undefined {
  const json = objectIn(text);
  if (!json) return undefined;
  const { payload, signatures } = json;
  const only = Array.isArray(signatures) ? (signatures.length === 1 ? signatures[0] : null) : json;
  if (!isJsonObject(only ?? null)) return undefined;
  const { protected: header, signature: value } = only as { [name: string]: Json };
  if (typeof header !== 'string' || typeof payload !== 'string' || typeof value !== 'string') return undefined;
  return [header, payload, value].every(isBase64Url) ? `${header}.${payload}.${value}` : undefined;
}
