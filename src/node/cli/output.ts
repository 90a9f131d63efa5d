import { extname } from 'node:path';
import { Document, Scalar, visit } from 'yaml';
import { NumberText } from '../../engine/model/number-text.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import { followed, type Message, message } from '../../engine/text/message.ts';
import { isGzipName, unpackedName } from '../../intake/gzip-name.ts';
import { Content, EXTENSIONS } from '../../operations/content.ts';
import { CommandError, EXIT, usageError } from '../files/exit.ts';
import { isPackedFile } from '../files/gunzip.ts';
import { isStdin } from '../files/input.ts';
import { refuseExisting, writeFileWhole } from '../files/write-file.ts';
import { isActive } from './printable.ts';
import type { GlobalFlags, Session } from './session.ts';

/** Where the result of a command goes: a file or standard output. */
export interface Target {
  file: string | undefined;
  /** Whether standard output was named, so that even a terminal gets bytes. */
  isNamed?: boolean;
}

/**
 * Returns the target of the result (chapter 09 §9.1), chosen before any work: the outfile, with `--in-place` the infile, otherwise standard
 * output. An existing outfile needs `--force`. Results are not compressed, so gzip files are neither overwritten nor named.
 */
export function targetOf(infile: string | undefined, outfile: string | undefined, flags: GlobalFlags): Target {
  if (flags.inPlace) {
    if (outfile !== undefined) throw usageError('give an output file or --in-place, not both');
    if (isStdin(infile)) throw usageError('cannot overwrite STDIN');
    refusePacked([infile], message('Name an output file.'));
    return { file: infile };
  }
  if (isStdin(outfile)) return { file: undefined, isNamed: outfile !== undefined };
  if (isGzipName(outfile)) {
    throw usageError('{outfile}: the result is not compressed; name the output file {name}', {
      outfile,
      name: unpackedName(outfile),
    });
  }
  if (!flags.force) refuseExisting(outfile);
  return { file: outfile };
}

/** Ends the command if a file to be overwritten is gzipped. */
export function refusePacked(files: readonly string[], advice: Message): void {
  const packed = files.find(isPackedFile);
  if (packed !== undefined)
    throw new CommandError(
      followed(message('{packed} is compressed with gzip and cannot be overwritten.', { packed }), advice),
      EXIT.usage,
    );
}

/** Writes a result: content unchanged, JSON formatted. A YAML extension selects YAML, unless `--output` overrides it. */
export async function writeResult(value: unknown, { file, isNamed }: Target, session: Session): Promise<void> {
  refuseEnding(value, file);
  if (value instanceof Content) {
    if (file === undefined && !isNamed && session.isShown && isBinary(value)) {
      throw usageError('the result is {type}, which a terminal cannot show; name an output file, such as {file}', {
        type: value.mediaType,
        file: `result${EXTENSIONS[value.mediaType]}`,
      });
    }
    if (file === undefined) await session.print(value.body, value.mediaType.endsWith('xml'));
    else writeFileWhole(file, value.body);
    return;
  }
  const format = session.flags.output ?? (file !== undefined && isYamlName(file) ? 'yaml' : 'json');
  const text = textOf(value, format, session.flags, file === undefined && session.isShown);
  if (file === undefined) await session.print(text);
  else writeFileWhole(file, text);
}

/** Returns whether content is bytes other than text. */
function isBinary({ mediaType, body }: Content): boolean {
  return typeof body !== 'string' && !mediaType.endsWith('xml');
}

/** The endings of files that are not documents in JSON or YAML. */
const FILE_ENDINGS: ReadonlySet<string> = new Set(Object.values(EXTENSIONS).filter((each) => each !== '.json'));

/** Ends the command if the file's extension contradicts its content. */
export function refuseEnding(value: unknown, file: string | undefined): void {
  if (file === undefined) return;
  const ending = extname(file).toLowerCase();
  if (!(value instanceof Content)) {
    if (!FILE_ENDINGS.has(ending)) return;
    throw usageError(
      '{file}: the result is a document; name the output file .json or .yaml, or choose a format with --to',
      { file },
    );
  }
  if (ending !== EXTENSIONS[value.mediaType] && (FILE_ENDINGS.has(ending) || /^\.(?:json|ya?ml)$/.test(ending))) {
    throw usageError('{file}: the result is {type}; name the output file {ending}', {
      file,
      type: value.mediaType,
      ending: EXTENSIONS[value.mediaType],
    });
  }
}

/**
 * Returns a value as text that ends with a line feed.
 * @param isShown whether it is for a terminal, which gets active characters as codes
 */
export function textOf(value: unknown, format: 'json' | 'yaml', { indent, tab }: GlobalFlags, isShown = false): string {
  if (format === 'yaml') return yamlText(value, isShown);
  const text = jsonText(value, indent || tab);
  return `${tab ? text.replace(/^ +/gm, (spaces) => '\t'.repeat(spaces.length / 2)) : text}\n`;
}

export function isYamlName(file: string): boolean {
  return ['.yaml', '.yml'].includes(extname(file).toLowerCase());
}

/** Writes a number that was kept as text. */
const numberText = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value: unknown) => value instanceof NumberText,
  resolve: (text: string) => new NumberText(text),
  stringify: ({ value }: { value: unknown }) => String(value),
};

/** Writes a value as YAML. Quotes texts that older YAML readers would read as dates or booleans. */
function yamlText(value: unknown, isShown: boolean): string {
  const document = new Document(value, {
    version: '1.2',
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
    customTags: (tags) => [numberText, ...tags],
  });
  // Only texts in double quotes can have codes.
  if (isShown) visit(document, { Scalar: (_, scalar) => void quote(scalar) });
  return document.toString({ lineWidth: 0 });
}

function quote(scalar: Scalar): void {
  if (typeof scalar.value === 'string' && isActive(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
}
