import { mkdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { MEDIA_TYPES_BY_ENDING } from '../../formats/codes/media-types.ts';
import type { AttachedFile } from '../../formats/index.ts';
import { fileError, usageError } from '../files/exit.ts';
import { readBytes } from '../files/input.ts';
import { safeName } from '../files/safe-name.ts';
import { refuseExisting, writeFilesWhole } from '../files/write-file.ts';

/** Reads a file as an attachment, named without its folder. */
export function attachedFile(file: string): AttachedFile {
  const media_type = MEDIA_TYPES_BY_ENDING[extname(file).toLowerCase()];
  if (media_type === undefined) {
    throw usageError('--attach {file}: unknown file extension; known ones are {endings}', {
      file,
      endings: ENDINGS,
    });
  }
  return { name: basename(file), media_type, data: Buffer.from(readBytes(file)).toString('base64') };
}

const ENDINGS = Object.keys(MEDIA_TYPES_BY_ENDING).join(', ');

/** Saves files in a folder, all or none, and returns their names there. Overwriting needs `force`. */
export function saveFiles(folder: string, files: readonly AttachedFile[], force: boolean): string[] {
  if (files.length === 0) return [];
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw fileError('create', folder, error);
  }
  const taken = new Set<string>();
  const contents = files.map(({ name, data }) => {
    const file = join(folder, freeName(safeName(name), taken));
    if (!force) refuseExisting(file);
    return { file, content: Buffer.from(data, 'base64') };
  });
  writeFilesWhole(contents);
  return contents.map(({ file }) => file);
}

/** Returns a name that no earlier file has, ignoring letter case. */
function freeName(name: string, taken: Set<string>): string {
  const ending = extname(name);
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count++) {
    free = `${name.slice(0, name.length - ending.length)}-${count}${ending}`;
  }
  taken.add(free.toLowerCase());
  return free;
}
