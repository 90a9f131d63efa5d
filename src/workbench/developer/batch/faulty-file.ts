/** Files that stay in their archives, with the reason. */
const faults = new WeakMap<File, string>();

/** Returns a placeholder for an unreadable file: empty, and recognised when selected again. */
export function faultyFile(path: string, fault: string): File {
  const file = new File([], path, { lastModified: 0 });
  faults.set(file, fault);
  return file;
}

/** Returns why a file cannot be read, if known in advance. */
export function faultOf(file: File): string | undefined {
  return faults.get(file);
}
