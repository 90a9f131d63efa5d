/**
 * The script of `billwright.html`: unpacks the workbench from the page itself and starts it. Built and put into the page by
 * scripts/build-file.mjs.
 */
import '../../../../public/theme.js';
import decompress from 'brotli/decompress.js';
import { decoded } from './base85.ts';
import { type Packed, provide, type Script, type WorkerStart } from './parts.ts';

// The page is painted before unpacking blocks it.
requestAnimationFrame(() => setTimeout(() => void start().catch(fail)));

async function start(): Promise<void> {
  const { scripts, licences, styles } = unpacked();
  document.head.append(Object.assign(document.createElement('style'), { textContent: await styles.text() }));
  provide(scripts);
  billwrightParts.licences = URL.createObjectURL(licences);
  globalThis.billwrightWorker = (name, options) => {
    const worker = new Worker(billwrightParts['start-worker'] ?? '', options);
    worker.postMessage({ name, scripts } satisfies WorkerStart);
    return worker;
  };
  await import(/* @vite-ignore */ billwrightParts.page ?? '');
}

function unpacked() {
  const element = document.getElementById('packed');
  const bytes = decompress(decoded(element?.textContent ?? ''));
  element?.remove();
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const start = 4 + length;
  const packed: Packed = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start)));
  let at = start;
  const take = (count: number, type = '') => {
    at += count;
    return new Blob([bytes.subarray(at - count, at)], { type });
  };
  const scripts = packed.scripts.map(
    ([name, ...pieces]): Script<Blob> => [
      name,
      ...pieces.map((piece) => (typeof piece === 'number' ? take(piece) : piece)),
    ],
  );
  return { scripts, licences: take(packed.licences, 'text/plain; charset=utf-8'), styles: take(packed.styles) };
}

function fail(error: unknown): void {
  const why = document.querySelector<HTMLTemplateElement>('#failed');
  document.getElementById('root')?.replaceChildren(...(why ? [why.content] : []), String(error));
}
