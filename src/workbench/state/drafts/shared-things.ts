import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import { reportNotOpened } from './not-opened.ts';
import { MOST_SHARED, MOST_SHARED_SIZE, SHARED } from './shared-cache.ts';
import * as texts from './texts.ts';
import type { useImport } from './use-import.ts';

/**
 * Takes shared content out of its cache and opens it. Only the installed app is offered to other programs. In a tab of a browser, any page
 * can have sent it by a form, so it is opened only if the user says so.
 */
export async function openShared({ openFiles, openPasted }: ReturnType<typeof useImport>): Promise<void> {
  const { files, texts: pasted } = await takeShared();
  const count = files.length + pasted.length;
  if (count === 0) {
    const limits = { most: MOST_SHARED, size: MOST_SHARED_SIZE };
    const title = say(texts.nothingShared);
    return void reportNotOpened({ title, description: say(texts.nothingSharedHow, limits), actions: [] });
  }
  const open = async () => {
    await openFiles(files);
    for (const text of pasted) await openPasted(text);
  };
  if (!matchMedia('(display-mode: browser)').matches) return await open();
  notify({
    title: say(texts.sharedFiles, { count }),
    description: say(texts.sharedHow),
    action: { label: say(texts.openShared), onClick: () => void open() },
    duration: Number.POSITIVE_INFINITY,
  });
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
