import { SHARED } from './shared-cache.ts';
import type { useImport } from './use-import.ts';

/** Opens shared content and removes it. */
export async function openShared({ openFiles, openPasted }: ReturnType<typeof useImport>): Promise<void> {
  const { files, texts } = await takeShared();
  await openFiles(files);
  for (const text of texts) await openPasted(text);
}

async function takeShared(): Promise<{ files: File[]; texts: string[] }> {
  const cache = await caches.open(SHARED);
  const files: File[] = [];
  const texts: string[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    const name = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
    if (answer && name === '') texts.push(await answer.text());
    else if (answer) files.push(new File([await answer.blob()], name));
  }
  await caches.delete(SHARED);
  return { files, texts };
}
