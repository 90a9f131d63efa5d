import { ask } from '../drafts/questions.ts';
import { engine } from '../service/engine.ts';
import { pathOf } from '../ui/file-entries.ts';

/** Returns files with those in archives in their places. For tables it is asked what their columns hold: what comes of them is another batch. */
export async function unpackFiles(given: readonly File[]): Promise<File[]> {
  const files: File[] = [];
  for (const file of given) {
    if (!(await mayHoldSeveral(file))) {
      files.push(file);
      continue;
    }
    // What cannot be looked at is said to be so when its documents are read.
    const found = await engine()
      .call('recogniseFile', file)
      .catch(() => undefined);
    if (found?.sort === 'archive') files.push(...ofArchive(found.files, pathOf(file)));
    else if (found?.sort === 'tables') ask({ ...found, name: pathOf(file) });
    else files.push(file);
  }
  return files;
}

/** Returns the files of an archive by its path and theirs: those of several archives may be called alike. */
export function ofArchive(files: readonly File[], path: string): File[] {
  return files.map((file) => new File([file], `${path}/${file.name}`, { lastModified: file.lastModified }));
}

/** Whether a file is an archive or a workbook, by how it begins, or a table by its name. */
async function mayHoldSeveral(file: File): Promise<boolean> {
  return /\.(?:csv|tsv)$/i.test(file.name) || (await file.slice(0, 2).text()) === 'PK';
}
