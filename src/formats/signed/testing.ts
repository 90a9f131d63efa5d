import { createHash } from 'node:crypto';
import { SIGNED_DATA } from './is-signed.ts';

/** Returns a value in DER. */
export function der(tag: number, ...contents: (readonly number[])[]): number[] {
  const bytes = contents.flat();
  const { length } = bytes;
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return [tag, ...head, ...bytes];
}

/** Returns a value with an indefinite length. */
export const endless = (tag: number, ...contents: (readonly number[])[]) => [tag, 0x80, ...contents.flat(), 0, 0];

export const text = (characters: string) => [...new TextEncoder().encode(characters)];
const DATA = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];
const SHA_256 = der(0x30, [0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]);
const DIGEST = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x04];

function name(common: string): number[] {
  return der(0x30, der(0x31, der(0x30, [0x06, 0x03, 0x55, 0x04, 0x03], der(0x0c, text(common)))));
}

const CERTIFICATE = der(
  0x30,
  der(
    0x30,
    der(0xa0, der(0x02, [2])),
    der(0x02, [0x0a, 0xbc]),
    der(0x30, []),
    name('Authority'),
    der(0x30, der(0x17, text('260101000000Z')), der(0x17, text('290101000000Z'))),
    name('Maria Rossi'),
  ),
);

function signerOf(file: readonly number[]): number[] {
  const digest = [...createHash('sha256').update(Uint8Array.from(file)).digest()];
  const attribute = der(0x30, DIGEST, der(0x31, der(0x04, digest)));
  return der(0x30, der(0x02, [1]), der(0x30, []), SHA_256, der(0xa0, attribute), der(0x30, []), der(0x04, [1]));
}

/** Returns signed data: `content` is the embedded content, `signed` the file whose digest is signed. */
export function signed(content: readonly number[] | undefined, signed: readonly number[]): number[] {
  const held = content ? [der(0xa0, content)] : [];
  const body = der(
    0x30,
    der(0x02, [1]),
    der(0x31, SHA_256),
    der(0x30, DATA, ...held),
    der(0xa0, CERTIFICATE),
    der(0x31, signerOf(signed)),
  );
  return der(0x30, [...SIGNED_DATA], der(0xa0, body));
}

/** Returns a file in its signature (`.p7m`). */
export function signedFile(content: string): Uint8Array<ArrayBuffer> {
  const file = text(content);
  return Uint8Array.from(signed(der(0x04, file), file));
}
