import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Json } from '../../engine/model/json.ts';
import { MAX_SIZE } from '../../engine/reading/problem.ts';
import { nearestNames } from '../../engine/text/nearest.ts';
import { Content } from '../../operations/content.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import type { Files, Place, Saved } from '../../service/mcp/files.ts';
import type { Roots } from '../../service/mcp/roots.ts';
import { CommandError } from '../files/exit.ts';
import { isTaken, statOf } from '../files/stat.ts';
import { isWithin } from '../files/within.ts';
import { writeFileWhole } from '../files/write-file.ts';
import { isYamlName, refuseEnding, textOf } from './output.ts';

/** Names in the message about a missing file. */
const MOST_NAMES = 20;

/** Returns the files that an assistant may use: those in a folder, and if the client has roots, only those that are in a root too. */
export function folderFiles(folder: string): (roots: Roots) => Files {
  const root = realpathSync(folder);
  return (roots) => ({
    async read(path) {
      const place = await resolved(path, root, roots);
      if (typeof place !== 'string') return place;
      return orRefusal(() => {
        const found = statOf(place);
        if (!found) return notFound(path, place, root);
        if (!found.isFile()) return refusal('input', '{path} is not a file', { path });
        if (found.size > MAX_SIZE)
          return refusal('input', '{path} has {bytes} bytes; a file may have at most {most}', {
            ...{ path, bytes: found.size, most: MAX_SIZE },
          });
        return { ok: true, bytes: new Uint8Array(readFileSync(place)) } as const;
      });
    },
    async place(path, mayOverwrite) {
      const place = await resolved(path, root, roots);
      if (typeof place !== 'string') return place;
      return orRefusal((): Place | Refusal => {
        if (!statOf(dirname(place))?.isDirectory())
          return refusal('input', 'the folder of {path} does not exist', { path });
        const found = statOf(place);
        if (found && !found.isFile()) return refusal('input', '{path} is not a file', { path });
        if (!mayOverwrite && isTaken(place))
          return refusal('input', '{path} exists; set overwrite to replace it', { path });
        return { ok: true, write: (value) => orRefusal(() => save(value, place, relative(root, place))) };
      });
    },
  });
}

function save(value: Content | Json, place: string, path: string): Saved {
  refuseEnding(value, path);
  const body =
    value instanceof Content ? value.body : textOf(value, isYamlName(place) ? 'yaml' : 'json', { indent: true });
  writeFileWhole(place, body);
  return { ok: true, path: path.split(sep).join('/'), bytes: Buffer.byteLength(body) };
}

/** Runs work on files; an error of the file system becomes a refusal. */
function orRefusal<T>(work: () => T): T | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof CommandError) return { ok: false, key: 'input', message: error.said, faults: [] };
    throw error;
  }
}

/**
 * Returns the real path of a file that exists or could be created; its links are followed. Refuses a path outside the folder, or outside
 * the roots of the client.
 */
async function resolved(path: string, root: string, roots: Roots): Promise<string | Refusal> {
  const place = realPlace(resolve(root, pathIn(path)));
  if (place === undefined || !isWithin(root, place))
    return refusal('input', '{path} is not in the folder of this server', { path });
  try {
    const allowed = await roots();
    if (allowed === undefined || allowed.some((uri) => isInRoot(uri, place))) return place;
    return refusal('input', '{path} is not in a root of this client', { path });
  } catch {
    return refusal('input', 'the client did not list its roots, so no file can be used');
  }
}

/** Returns a path as given, or that of a `file:` URI. */
function pathIn(given: string): string {
  try {
    return given.startsWith('file:') ? fileURLToPath(given) : given;
  } catch {
    return given;
  }
}

/** Returns a path with all links resolved, even if its last parts do not exist; undefined if a link leads nowhere. */
function realPlace(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    if (folder === path || isLink(path)) return undefined;
    const parent = realPlace(folder);
    return parent && join(parent, basename(path));
  }
}

function isLink(path: string): boolean {
  try {
    return isTaken(path);
  } catch {
    return true;
  }
}

function isInRoot(uri: string, place: string): boolean {
  const root = realPlace(pathIn(uri));
  return uri.startsWith('file:') && root !== undefined && isWithin(root, place);
}

/** Refuses a missing file: names similar ones in its folder, or all. */
function notFound(path: string, place: string, root: string): Refusal {
  const names = filesIn(dirname(place)).map((name) => relative(root, join(dirname(place), name)));
  const near = nearestNames(relative(root, place), names);
  const known = near.length > 0 ? near : names.slice(0, MOST_NAMES);
  return known.length > 0
    ? refusal('input', 'there is no file {path}; its folder has {known}', { path, known })
    : refusal('input', 'there is no file {path}', { path });
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  } catch {
    return [];
  }
}
