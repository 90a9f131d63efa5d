import { useEffect } from 'react';
import { useDrafts } from './drafts.ts';
import { useImport } from './use-import.ts';

/** Where the service worker keeps what another program shares (`offline/service-worker.ts`). */
const SHARED = 'shared with the workbench';

/** Of the browser's queue of files with which the installed app is opened (https://wicg.github.io/web-app-launch/), what is used here. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Opens what another program hands to the installed app: files that are opened with it, and what is shared with it. */
export function useGivenFiles(): void {
  const ready = useDrafts(({ status }) => status === 'ready');
  const { openFiles, openPasted } = useImport();
  useEffect(() => {
    if (!ready) return;
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      void Promise.all(files.map((file) => file.getFile())).then(openFiles);
    });
    const takeShared = async () => {
      if (location.hash !== '#shared') return;
      history.replaceState(history.state, '', location.pathname + location.search);
      const { files, texts } = await sharedThings();
      await openFiles(files);
      for (const text of texts) await openPasted(text);
    };
    void takeShared();
  }, [ready, openFiles, openPasted]);
}

/** Returns what was shared, and forgets it. */
async function sharedThings(): Promise<{ files: File[]; texts: string[] }> {
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
