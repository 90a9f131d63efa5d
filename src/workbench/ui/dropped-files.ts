/** Returns the dropped files, including those in folders, with their paths. Hidden ones are omitted, unreadable ones reported. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // The lists are emptied after the event, so they are read before anything is awaited.
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = [...transfer.files];
  const { filesOf, inOrder } = await import('./file-entries.ts');
  return inOrder(entries.length > 0 ? await filesOf(entries) : files);
}

/** Returns handles of dropped items, to find them again later; empty if the browser provides none. */
export async function droppedHandles(transfer: DataTransfer): Promise<FileSystemHandle[]> {
  type WithHandle = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };
  const asked = Array.from(transfer.items, (item: WithHandle) => item.getAsFileSystemHandle?.());
  const handles = await Promise.all(asked.map((each) => each?.catch(() => null)));
  return handles.every((handle) => handle) ? handles.filter((handle) => handle != null) : [];
}
