/** Files of archives that stay in them, and why. */
const faults = new WeakMap<File, string>();

/** Returns what stands for a file that cannot be read: empty, and known again when it is given again. */
export function faultyFile(path: string, fault: string): File {
  const file = new File([], path, { lastModified: 0 });
  faults.set(file, fault);
  return file;
}

/** Returns why a file cannot be read, where that is known before. */
export function faultOf(file: File): string | undefined {
  return faults.get(file);
}
