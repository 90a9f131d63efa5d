/**
 * The script of `billwright.html`: unpacks the workbench from the page itself and starts it. Built and put into the page by
 * scripts/build-file.mjs.
 */
import '../../../public/theme.js';
import decompress from 'brotli/decompress.js';
import type { PackedParts } from './packed.ts';

/** The addresses of the unpacked scripts, by name. Scripts import each other on demand by them, also in workers. */
type Addresses = Record<string, string>;

declare global {
  var billwrightParts: Addresses;
  var billwrightWorker: (name: string, options?: WorkerOptions) => Worker;
}

// The page is painted before unpacking blocks it.
requestAnimationFrame(() => setTimeout(start));

function start(): void {
  try {
    const { parts, styles } = unpacked();
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
    globalThis.billwrightParts = parts;
    const known = addressOf([`globalThis.billwrightParts=${JSON.stringify(parts)}`]);
    // Imported, because messages that arrive before a script has run wait only for its static imports.
    globalThis.billwrightWorker = (name, options) =>
      new Worker(addressOf([`import"${known}";import"${parts[name]}"`]), { ...options, type: 'module' });
    import(/* @vite-ignore */ parts.page ?? '').catch(fail);
  } catch (error) {
    fail(error);
  }
}

function unpacked(): { parts: Addresses; styles: string } {
  const packed = document.getElementById('packed');
  const bytes = bytesOf(packed?.textContent ?? '');
  packed?.remove();
  const all = decompress(bytes);
  const length = new DataView(all.buffer, all.byteOffset).getUint32(0);
  let at = 4;
  const take = (count: number) => all.slice(at, (at += count));
  const text = (count: number) => new TextDecoder().decode(take(count));
  const { scripts, styles, licences }: PackedParts = JSON.parse(text(length));
  const parts: Addresses = {};
  for (const [name, ...pieces] of scripts)
    parts[name] = addressOf(pieces.map((piece) => (typeof piece === 'number' ? take(piece) : (parts[piece] ?? ''))));
  parts.licences = addressOf([take(licences)], 'text/plain; charset=utf-8');
  return { parts, styles: text(styles) };
}

function bytesOf(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

function addressOf(content: BlobPart[], type = 'text/javascript'): string {
  return URL.createObjectURL(new Blob(content, { type }));
}

function fail(error: unknown): void {
  const root = document.getElementById('root');
  if (root) root.textContent = `Billwright needs a current Chrome, Edge, Firefox or Safari. ${error}`;
}
