import { say } from '../texts/say.ts';
import { notify } from './notice.ts';
import * as texts from './texts.ts';

/** Returns the files of entries, those in folders too; of what cannot be read it is said. */
export async function filesOf(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const unread: string[] = [];
  const found = (await Promise.all(entries.map((entry) => filesIn(entry, unread)))).flat();
  if (unread.length > 0) {
    const [file = '', ...others] = unread;
    const title =
      others.length > 0
        ? say(texts.severalUnreadable, { file, others: others.length })
        : say(texts.unreadable, { file });
    notify({ title, description: say(texts.unreadableWhy), tone: 'bad' });
  }
  return found;
}

/** Returns the files behind handles that were kept, those in folders too, once the user lets them be read; none where they do not, or something has gone. */
export async function filesBehind(handles: readonly FileSystemHandle[]): Promise<File[]> {
  try {
    for (const handle of handles) {
      if ((await askToRead(handle)) !== 'granted') return [];
    }
    const found = await Promise.all(handles.map((handle) => filesOfHandle(handle, handle.name)));
    return inOrder(found.flat());
  } catch {
    return [];
  }
}

/** Asks where that is still needed; not all browsers that have handles declare how. */
async function askToRead(handle: FileSystemHandle): Promise<PermissionState> {
  const asking: FileSystemHandle & { requestPermission?: (wanted: { mode: 'read' }) => Promise<PermissionState> } =
    handle;
  return (await asking.requestPermission?.({ mode: 'read' })) ?? 'granted';
}

async function filesOfHandle(handle: FileSystemHandle, path: string): Promise<File[]> {
  if (handle instanceof FileSystemFileHandle) {
    const file = await handle.getFile();
    folders.set(file, path);
    return [file];
  }
  if (!(handle instanceof FileSystemDirectoryHandle)) return [];
  const files: File[] = [];
  for await (const [name, inside] of handle.entries()) files.push(...(await filesOfHandle(inside, `${path}/${name}`)));
  return files;
}

/** Returns files by their paths, without hidden ones. */
export function inOrder(files: readonly File[]): File[] {
  return files.filter(({ name }) => !name.startsWith('.')).sort((a, b) => pathOf(a).localeCompare(pathOf(b)));
}

/** Returns where a file lies in the folder that was chosen, or its name. */
export function pathOf(file: File): string {
  return folders.get(file) ?? (file.webkitRelativePath || file.name);
}

/** Paths of files that came with a folder that was dropped: these do not know their own. */
const folders = new WeakMap<File, string>();

/** What cannot be read is put on a list: one file does not lose the others. */
async function filesIn(entry: FileSystemEntry, unread: string[]): Promise<File[]> {
  try {
    return await readEntry(entry, unread);
  } catch {
    unread.push(pathIn(entry));
    return [];
  }
}

async function readEntry(entry: FileSystemEntry, unread: string[]): Promise<File[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    folders.set(file, pathIn(entry));
    return [file];
  }
  if (!isDirectory(entry)) return [];
  const reader = entry.createReader();
  const found: File[] = [];
  // A reader gives its entries in portions, the last of which is empty.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (portion.length === 0) return found;
    for (const each of portion) found.push(...(await filesIn(each, unread)));
  }
}

function pathIn({ fullPath }: FileSystemEntry): string {
  return fullPath.replace(/^\//, '');
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
