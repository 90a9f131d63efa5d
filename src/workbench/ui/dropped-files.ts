/** Returns the dropped files, including those in folders, with their paths. Hidden ones are omitted, unreadable ones reported. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // The lists are emptied after the event, so they are read before anything is awaited.
  return filesIn([Array.from(transfer.items, (item) => item.webkitGetAsEntry()), [...transfer.files]]);
}

/** The entries and the files of a drop. */
type Dropped = readonly [entries: readonly (FileSystemEntry | null)[], files: File[]];

async function filesIn([entries, files]: Dropped): Promise<File[]> {
  const { filesOf, inOrder } = await import('./file-entries.ts');
  const found = entries.filter((entry) => entry !== null);
  return inOrder(found.length > 0 ? await filesOf(found) : files);
}

declare global {
  interface Window {
    /** Set by `beginning.ts`, which takes drops from the first moment on, until the program does. */
    dropped?: Dropped | undefined;
  }
}

/** Gives the files that were dropped before the program took any to the first who asks for them. From now on, the page takes no drops by itself. */
export async function takeEarly(take: (files: File[]) => unknown): Promise<void> {
  const { dropped } = window;
  window.ondragover = window.ondrop = null;
  window.dropped = undefined;
  const files = dropped ? await filesIn(dropped) : [];
  if (files.length > 0) take(files);
}

/** Returns handles of dropped items, to find them again later; empty if the browser provides none. */
export async function droppedHandles(transfer: DataTransfer): Promise<FileSystemHandle[]> {
  type WithHandle = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };
  const asked = Array.from(transfer.items, (item: WithHandle) => item.getAsFileSystemHandle?.());
  const handles = await Promise.all(asked.map((each) => each?.catch(() => null)));
  return handles.every((handle) => handle) ? handles.filter((handle) => handle != null) : [];
}
