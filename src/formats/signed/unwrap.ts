/** Extracts the content of signatures (CAdES, `.p7m`) around a file. */

import { bytesOfBase64 } from '../../engine/text/base64.ts';
import { type Message, message } from '../../engine/text/message.ts';
import { BerError } from './ber.ts';
import { isSignedData } from './is-signed.ts';
import { type Layer, layerIn, SEQUENCE } from './layers.ts';

export type Unwrapped =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** The signatures around the file, the outermost first. */
      readonly layers: readonly Layer[];
    }
  | { readonly ok: false; readonly what: Message };

/** The largest number of nested signatures around a file. */
const MOST_SIGNATURES = 5;

/** Extracts a file from its signatures, in bytes or in base64. */
export function unwrapSigned(file: Uint8Array): Unwrapped {
  let bytes = file[0] === SEQUENCE ? file : bytesIn(file);
  if (bytes === undefined) return refused(NO_SIGNATURE);
  const layers: Layer[] = [];
  try {
    for (let count = 0; count < MOST_SIGNATURES; count++) {
      const layer: Layer | undefined = layerIn(bytes);
      if (layer === undefined) return refused(NO_SIGNATURE);
      if (layer.content === undefined) return refused(DETACHED);
      layers.push(layer);
      bytes = layer.content;
      if (!isSignedData(bytes)) return { ok: true, bytes: new Uint8Array(bytes), layers };
    }
    return refused(message('The file has more than {most} nested signatures.', { most: MOST_SIGNATURES }));
  } catch (error) {
    if (error instanceof BerError) return refused(BROKEN);
    throw error;
  }
}

const NO_SIGNATURE = message('The file is not CAdES signed data (.p7m) with a file in it.');
const DETACHED = message('The signature is detached and contains no file; open the signed file itself.');
const BROKEN = message('The signed data is damaged: its content cannot be read.');

function refused(what: Message): Unwrapped {
  return { ok: false, what };
}

/** Decodes base64, which some providers apply twice. */
function bytesIn(file: Uint8Array): Uint8Array | undefined {
  const once = decoded(file);
  const bytes = once?.[0] === SEQUENCE ? once : once && decoded(once);
  return bytes?.[0] === SEQUENCE ? bytes : undefined;
}

function decoded(file: Uint8Array): Uint8Array | undefined {
  const text = new TextDecoder('latin1')
    .decode(file)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .replace(/-----(?:BEGIN|END)[^-\n]{0,40}-----/g, '');
  return bytesOfBase64(text);
}
