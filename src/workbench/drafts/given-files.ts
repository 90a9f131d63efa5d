import { useEffect } from 'react';
import { useDrafts } from './drafts.ts';
import { useImport } from './use-import.ts';

/** Of the browser's queue of files with which the installed app is opened (https://wicg.github.io/web-app-launch/), what is used here. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Opens what another program hands to the installed app: files that are opened with it, and what is shared with it. */
export function useGivenFiles(): void {
  const ready = useDrafts(({ status }) => status === 'ready');
  const opening = useImport();
  useEffect(() => {
    if (!ready) return;
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      void Promise.all(files.map((file) => file.getFile())).then(opening.openFiles);
    });
    const takeShared = async () => {
      if (location.hash !== '#shared') return;
      history.replaceState(history.state, '', location.pathname + location.search);
      await (await import('./shared-things.ts')).openShared(opening);
    };
    void takeShared();
  }, [ready, opening]);
}
