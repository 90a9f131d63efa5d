import { JpegEmbedder, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { decode, toRGBA8 } from '@cantoo/pdf-lib/upng';
import { packedStream } from '../../pdf/writing/pack.ts';
import type { Logo } from '../paper.ts';
import { MOST_DOTS, plainPng } from './png.ts';

/** An image in a file, with its size in pixels. */
export interface Picture {
  ref: PDFRef;
  width: number;
  height: number;
}

/** Embeds a logo in a file; returns undefined if it is unreadable. Writes only RGB and grey: omits a CMYK JPEG. */
export async function embedPicture(context: PDFContext, { mime, data }: Logo): Promise<Picture | undefined> {
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    return mime === 'image/png' ? embedPng(context, bytes) : await embedJpeg(context, bytes);
  } catch {
    return undefined;
  }
}

async function embedJpeg(context: PDFContext, bytes: Uint8Array): Promise<Picture | undefined> {
  const jpeg = await JpegEmbedder.for(bytes);
  const { width, height } = jpeg;
  if (String(jpeg.colorSpace) === 'DeviceCMYK' || !isDrawable(width, height) || !isWhole(bytes)) return undefined;
  return { ref: await jpeg.embedIntoContext(context), width, height };
}

function embedPng(context: PDFContext, bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const plain = plainPng(bytes);
  if (!plain) return undefined;
  const png = decode(plain.buffer);
  const [frame] = toRGBA8(png);
  if (!frame) return undefined;
  const { width, height } = png;
  const stream = packedStream(context, onWhite(new Uint8Array(frame), width * height), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
  });
  return { ref: context.register(stream), width, height };
}

/** The JPEG markers of the end and of the image data (ISO/IEC 10918-1, B.1.1.3). */
const [MARKER, END, SCAN] = [0xff, 0xd9, 0xda];

/** Returns whether a JPEG has image data after its header, and an end, which other data may follow. */
function isWhole(bytes: Uint8Array): boolean {
  const hasMarker = (code: number) => bytes.some((byte, at) => byte === MARKER && bytes[at + 1] === code);
  return hasMarker(SCAN) && hasMarker(END);
}

function isDrawable(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= MOST_DOTS;
}

/** Returns the colours of an image on white paper, without its alpha channel. */
function onWhite(rgba: Uint8Array, dots: number): Uint8Array {
  const rgb = new Uint8Array(dots * 3);
  for (let dot = 0; dot < dots; dot++) {
    const alpha = rgba[dot * 4 + 3] ?? 255;
    for (let part = 0; part < 3; part++) {
      const colour = rgba[dot * 4 + part] ?? 255;
      rgb[dot * 3 + part] = Math.round((colour * alpha + 255 * (255 - alpha)) / 255);
    }
  }
  return rgb;
}
