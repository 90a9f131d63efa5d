import { useEffect } from 'react';
import { useDrafts } from './drafts.ts';
import { useImport } from './use-import.ts';

/** The part used here of the browser's queue of files for an installed app (https://wicg.github.io/web-app-launch/). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void): void;
}

/** Opens content that other programs pass to the installed app: opened and shared files. */
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
