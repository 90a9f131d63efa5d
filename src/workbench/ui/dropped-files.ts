/** The files of what was dropped, those in folders too, by their names; hidden ones are left out. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  // The list is emptied once the event is over: the entries are taken before anything is waited for.
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const found = entries.length > 0 ? (await Promise.all(entries.map(filesIn))).flat() : [...transfer.files];
  return found.filter(({ name }) => !name.startsWith('.')).sort((a, b) => pathOf(a).localeCompare(pathOf(b)));
}

/** Where a file lies in the folder that was chosen, or its name. */
export function pathOf(file: File): string {
  return folders.get(file) ?? (file.webkitRelativePath || file.name);
}

/** Paths of files that came with a folder that was dropped: these do not know their own. */
const folders = new WeakMap<File, string>();

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    folders.set(file, entry.fullPath.replace(/^\//, ''));
    return [file];
  }
  if (!isDirectory(entry)) return [];
  const reader = entry.createReader();
  const found: File[] = [];
  // A reader gives its entries in portions, the last of which is empty.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return found;
    for (const each of portion) found.push(...(await filesIn(each)));
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
