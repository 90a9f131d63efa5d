/** Returns the files of what was dropped, those in folders too, by their paths; hidden ones are left out, and of what cannot be read it is said. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // The lists are emptied once the event is over: what is in them is taken before anything is waited for.
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const files = [...transfer.files];
  const { filesOf, inOrder } = await import('./file-entries.ts');
  return inOrder(entries.length > 0 ? await filesOf(entries) : files);
}

/** Returns handles of what was dropped, by which it is found again later; none where the browser gives none. */
export async function droppedHandles(transfer: DataTransfer): Promise<FileSystemHandle[]> {
  type WithHandle = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };
  const asked = Array.from(transfer.items, (item: WithHandle) => item.getAsFileSystemHandle?.());
  const handles = await Promise.all(asked.map((each) => each?.catch(() => null)));
  return handles.every((handle) => handle) ? handles.filter((handle) => handle != null) : [];
}
