import { notify } from './notice.ts';
import { say } from './texts/say.ts';
import * as texts from './texts.ts';

/** Returns the files of entries, including those in folders. Unreadable ones are reported. */
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

/** Returns the files of stored handles, including those in folders, if the user permits reading; empty if not, or if something is gone. */
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

/** Asks for permission if necessary; not all browsers with handles declare how. */
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

/** Sorts files by path, without hidden ones. */
export function inOrder(files: readonly File[]): File[] {
  return files.filter(({ name }) => !name.startsWith('.')).sort((a, b) => pathOf(a).localeCompare(pathOf(b)));
}

/** Returns the path of a file within its chosen folder, or its name. */
export function pathOf(file: File): string {
  return folders.get(file) ?? (file.webkitRelativePath || file.name);
}

/** Paths of files in dropped folders, which do not know their own. */
const folders = new WeakMap<File, string>();

/** Unreadable entries are added to a list, so that one file does not affect the others. */
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
  // A reader returns entries in portions, the last one empty.
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
