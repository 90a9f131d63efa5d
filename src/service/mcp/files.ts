import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { base64Of } from '../../engine/text/base64.ts';
import { formatOptionNames, optionNamed } from '../../formats/list/options.ts';
import type { Content } from '../../operations/content.ts';
import { convert } from '../../operations/convert.ts';
import { type Refusal, refusal } from '../../operations/errors.ts';
import type { Argument, Ran, Tool } from './tool.ts';

/** The files that tools may read and write: those of one folder, within the roots of the client (chapter 09 §8.2). */
export interface Files {
  read(path: string): Promise<{ ok: true; bytes: Uint8Array<ArrayBuffer> } | Refusal>;
  /** Returns the place for a new file, or for one that may be overwritten. */
  place(path: string, mayOverwrite: boolean): Promise<Place | Refusal>;
}

export interface Place {
  ok: true;
  /** Writes the file, whole or not at all. */
  write(value: Content | Json): Saved | Refusal;
}

/** A saved file: its path in the folder, and its size. */
export interface Saved {
  ok: true;
  path: string;
  bytes: number;
}

/** The server's instructions explain them once. */
const FILE: Argument = { type: 'string', description: '' };
const SAVE_TO: Argument = { type: 'string', description: '' };

/** The options whose values are in files, with what each file has. */
const FILED = formatOptionNames.flatMap((name) => {
  const file = optionNamed(name)?.file;
  return file ? [[name, file] as const] : [];
});

/** The options that sign a file. Neither keys nor passwords pass through the model. */
const KEYS: Argument = {
  type: 'object',
  description: `To sign: paths of ${FILED.map(([name]) => name).join(', ')}.`,
};
const OVERWRITE: Argument = { type: 'boolean', description: '' };

/** Answers that only confirm something, and are not worth a file. */
const CONFIRMING: ReadonlySet<string> = new Set(['validate', 'verify', 'explain', 'verifactu_chain', 'zatca_chain']);

/** Returns a tool that also takes its data from a file, and saves its result to one. Tools without data stay as they are. */
export function withFiles(tool: Tool, files: Files): Tool {
  const { data, ...others } = tool.arguments;
  if (!data) return tool;
  const { required, ...argument } = data;
  const signs = tool.name === convert.name;
  const saves = !CONFIRMING.has(tool.name);
  return {
    ...tool,
    arguments: {
      data: argument,
      file: FILE,
      ...others,
      ...(signs && { keys: KEYS }),
      ...(saves && { save_to: SAVE_TO, overwrite: OVERWRITE }),
    },
    ...(saves && { writes: true }),
    async run({ file, save_to: path, overwrite, keys, ...given }, environment): Promise<Ran> {
      if (file === undefined && given.data === undefined && required) return noData();
      if (file !== undefined && given.data !== undefined) return refusal('input', 'give either data or file, not both');
      const place = path === undefined ? undefined : await files.place(String(path), overwrite === true);
      if (place?.ok === false) return place;
      const read = file === undefined ? undefined : await files.read(String(file));
      if (read?.ok === false) return read;
      const signing = await contentsOf(keys, files);
      if (!signing.ok) return signing;
      // A tool whose data is text gets text; others recognise the bytes.
      const input = read && (data.type === 'string' ? textIn(read.bytes) : read.bytes);
      // The arguments of tools are JSON, but operations also take bytes.
      const ran = await tool.run(
        { ...given, ...signing.options, ...(input !== undefined && { data: input as Json }) },
        environment,
      );
      if (!ran.ok || !place) return ran;
      const saved = place.write(mainPart(ran));
      return saved.ok ? { ...ran, saved } : saved;
    },
  };
}

/** Returns options whose values are in files. */
async function contentsOf(keys: Json | undefined, files: Files): Promise<{ ok: true; options: JsonObject } | Refusal> {
  const options: JsonObject = {};
  for (const [name, path] of Object.entries(isJsonObject(keys) ? keys : {})) {
    const [, kind] = FILED.find(([known]) => known === name) ?? [];
    if (kind === undefined) return refusal('input', '{name} is not an option for a file; use {names}', named(name));
    const read = await files.read(String(path));
    if (!read.ok) return read;
    options[name] = kind === 'key' ? base64Of(read.bytes) : textIn(read.bytes).replace(/\r?\n$/, '');
  }
  return { ok: true, options };
}

const named = (name: string) => ({ name, names: FILED.map(([known]) => known).join(', ') });

function noData(): Refusal {
  return refusal('input', "'{name}' argument is required", { name: 'data' });
}

function textIn(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Returns the part of a result that belongs in a file. */
function mainPart({ content, main, result }: Ran & { ok: true }): Content | Json {
  return content ?? main ?? (result as JsonObject);
}
