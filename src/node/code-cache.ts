import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/**
 * Keeps compiled code for the next start of a program: compiling takes a third of the time of a start. Node 22.1 and later have that built
 * in. For Node 20 it is made from the same parts here: the package for it, v8-compile-cache, hashes each file at each start, replaces its
 * files in place, and by default keeps them where other users could plant code.
 *
 * Only modules that are loaded after this are cached.
 *
 * @param program Name of the program or thread. Each has a file of its own, with the functions that it uses.
 * @param when When new code is written. A thread is ended without an event.
 */
export function cacheCode(program: string, when: 'end' | 'soon'): void {
  const { NODE_COMPILE_CACHE, NODE_DISABLE_COMPILE_CACHE, XDG_CACHE_HOME } = process.env;
  if (NODE_DISABLE_COMPILE_CACHE || !import.meta.env?.PROD) return;
  try {
    const folder = NODE_COMPILE_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'billwright');
    const { enableCompileCache } = Module as { enableCompileCache?: (folder: string) => unknown };
    if (enableCompileCache) {
      enableCompileCache(folder);
      return;
    }
    const file = join(folder, `${program}-${process.version}-${process.arch}.code`);
    const added = withCode(read(file));
    const keep = () => {
      if (added.size > 0) write(file, added);
      added.clear();
    };
    if (when === 'soon') setTimeout(keep, SOON).unref();
    // An argument that is not a command makes no file.
    else process.once('exit', (code) => code < FAILED && keep());
  } catch {
    // A user without an account has no home.
  }
}

/** Milliseconds after which a thread has loaded what it needs and done some work. */
const SOON = 1_000;

/** The first exit code of a command that did not do its work. */
const FAILED = 2;

/** Compiled code by the path of its file. */
type Compiled = Record<string, Buffer>;

/** Files with a hash of their content in their name: other content has another name. */
const HASHED = /-[\w-]{8}\.js$/;

/** From now on loads modules with their compiled code. Returns the scripts that have none, to which later ones are added. */
function withCode(known: Compiled): Map<string, Script> {
  const added = new Map<string, Script>();
  const { extensions } = createRequire(import.meta.filename);
  const plain = extensions['.js'];
  extensions['.js'] = (module, path) => {
    if (!path.startsWith(import.meta.dirname) || !HASHED.test(path)) return plain?.(module, path);
    const cachedData = known[path];
    delete known[path];
    const script = new Script(Module.wrap(readFileSync(path, 'utf8')), {
      filename: path,
      columnOffset: -Module.wrap('').indexOf('\n'),
      ...(cachedData && { cachedData }),
    });
    if (!cachedData || script.cachedDataRejected) added.set(path, script);
    const run = script.runInThisContext();
    run(module.exports, module.require.bind(module), module, path, dirname(path));
  };
  return added;
}

/**
 * A file of compiled code is two numbers of 32 bits, which are the length of its table and the checksum of all that follows, the table, and the
 * code of each file of the table, from a multiple of 8 on, where V8 takes it without a copy. Own code, because the serialization of `node:v8`
 * copies each part.
 */
const HEADER = 8;
const aligned = (length: number) => Math.ceil(length / HEADER) * HEADER;

/** Paths, each with the length of its code. */
type Table = [path: string, length: number][];

/** Returns the code of each path in a file. @internal */
export function unpack(packed: Buffer): Compiled {
  const end = HEADER + packed.readUInt32LE(0);
  // Damaged code would end the process.
  if (packed.readUInt32LE(4) !== crc32(packed.subarray(HEADER))) return {};
  const table: Table = JSON.parse(packed.toString('utf8', HEADER, end));
  let start = aligned(end);
  return Object.fromEntries(
    table.map(([path, length]) => {
      const code = packed.subarray(start, start + length);
      start += aligned(length);
      return [path, code];
    }),
  );
}

/** Returns a file with the code of each path. @internal */
export function pack(all: Compiled): Buffer {
  const files = Object.entries(all);
  const table: Table = files.map(([path, { length }]) => [path, length]);
  const names = Buffer.from(JSON.stringify(table));
  const parts = [names, ...files.map(([, code]) => code)];
  const packed = Buffer.alloc(parts.reduce((sum, { length }) => aligned(sum) + length, HEADER));
  let end = HEADER;
  for (const part of parts) {
    const start = aligned(end);
    packed.set(part, start);
    end = start + part.length;
  }
  packed.writeUInt32LE(names.length, 0);
  packed.writeUInt32LE(crc32(packed.subarray(HEADER)), 4);
  return packed;
}

function read(file: string): Compiled {
  try {
    return unpack(readFileSync(file));
  } catch {
    return {};
  }
}

/** Adds code to a file, without the code of programs that no longer exist. */
function write(file: string, added: Map<string, Script>): void {
  try {
    const all = Object.fromEntries(Object.entries(read(file)).filter(([path]) => existsSync(path)));
    for (const [path, script] of added) all[path] = script.createCachedData();
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // The remains of a thread that ended while writing.
    for (const name of readdirSync(folder))
      if (name.startsWith(`${basename(file)}.`)) rmSync(join(folder, name), { force: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, pack(all), { mode: 0o600 });
    renameSync(unfinished, file);
  } catch {
    // The disk is full, or nobody may write there.
  }
}
