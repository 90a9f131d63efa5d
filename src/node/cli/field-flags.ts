import { type Command, Option } from 'commander';
import type * as z from 'zod/mini';
import { entryOf, type Json, type JsonObject } from '../../engine/model/json.ts';
import { base64Of } from '../../engine/text/base64.ts';
import { sha256Bytes } from '../../engine/text/sha256.ts';
import type { OptionDeclaration } from '../../formats/declare/option.ts';
import { optionGroups, optionNamed } from '../../formats/list/options.ts';
import { descriptionOf, isFlag } from '../../operations/fields.ts';
import type { Operation } from '../../operations/operation.ts';
import { readBytes, readTextFile } from '../files/input.ts';
import { exposureOf, privateKeyFile, publicKeyFiles, readKeyFile } from '../files/keys.ts';
import { attachedFile } from './attached-files.ts';
import { gather, withValues } from './command.ts';
import { type CorrectionFlags, correctionOf, typeOfCorrection, withCorrection } from './correction.ts';
import { reportNotice } from './report.ts';
import type { Session } from './session.ts';
import type { SetFlags } from './set-values.ts';
import { readPublicKeys } from './verification-keys.ts';

/** How the command line sets the fields of an operation's request. */

/** The flags of operations, as parsed. Flags that are not declared here are plain texts and switches. */
export interface OperationFlags extends SetFlags, CorrectionFlags {
  template?: string;
  /** Files to attach to an e-invoice. */
  attach?: string[];
  /** The folder for attachments of an e-invoice that is read. */
  files?: string;
  envelop?: boolean;
  /** Files that a report must cover. */
  checked?: string[];
  /** Whether to print the possible options of a correction. */
  options?: boolean;
  [flag: string]: unknown;
}

interface FieldFlags {
  /** Adds the flags to a command, using the field's description as help. Unset if another field adds them. */
  add?: (made: Command, help: string) => Command;
  /** Returns the request fields that the flags set, with the keys of the operation. */
  read?: (flags: OperationFlags, keys: readonly Json[]) => JsonObject;
}

const NONE: FieldFlags = {};

/** Fields whose flags are more than a text or switch of the same name. */
const SPECIAL: Readonly<Record<string, FieldFlags>> = {
  data: NONE,
  // A global flag.
  rules: NONE,
  strict: NONE,
  warnings: NONE,
  explain: NONE,
  template: { add: withValues },
  type: { read: ({ type }) => ({ type: type ?? null }) },
  envelop: {
    add: (made, help) => made.option('-e, --envelop', help),
    read: ({ envelop }) => ({ envelop: envelop ?? false }),
  },
  options: {
    add: (made) => withCorrection(made).addOption(typeOfCorrection()),
    read: (flags) => ({ options: correctionOf(flags) }),
  },
  schema: {
    add: (made) => made.option('--options', 'print the JSON Schema of the options for correcting this document'),
    read: ({ options }) => ({ schema: options ?? false }),
  },
  privatekey: {
    add: (made) => made.option('-k, --key <file>', 'private key (default: ~/.billwright/id_es256.jwk)', gather),
    read: (_, [privatekey = null]) => ({ privatekey }),
  },
  publickey: NONE,
  publickeys: {
    add: (made) =>
      made.option(
        '-k, --key <file>',
        'public key, or a set of them; repeatable (default: ~/.billwright/id_es256.pub.jwk)',
        gather,
      ),
    read: (_, keys) => ({ publickeys: [...keys], details: true }),
  },
  details: NONE,
  checked: {
    add: (made) =>
      made.option('--checked <file>', 'file that a report of checks must cover, unchanged; repeatable', gather),
    read: ({ checked }) => ({ checked: checked ? digestsOf(checked) : null }),
  },
  // A global flag.
  language: { read: textOf('language') },
  encoding: NONE,
  set: NONE,
  only: NONE,
  rejection: NONE,
  report: NONE,
  pdf: {
    add: (made) =>
      made.option(
        '--pdf <file>',
        'pages for the PDF that contains the e-invoice, as a PDF (default: Billwright draws them)',
      ),
    read: ({ pdf }) => ({ pdf: typeof pdf === 'string' ? Buffer.from(readBytes(pdf)).toString('base64') : null }),
  },
  files: {
    add: (made) =>
      made
        .option('--attach <file>', 'file to attach to the e-invoice; repeatable', gather)
        .option('--files <folder>', 'folder to save the attachments of the e-invoice in'),
    read: ({ attach }) => ({ files: attach?.map((file) => ({ ...attachedFile(file) })) ?? null }),
  },
};

/** Returns the flags of a field, with its description as help unless an option of formats has its own. */
function flagsOf(name: string, type: z.ZodMiniType): FieldFlags {
  const special = SPECIAL[name];
  if (special) return special;
  if (optionNamed(name)) return ofFormats(name);
  const flag = `--${name.replaceAll('_', '-')}`;
  return {
    add: (made, help) => made.addOption(new Option(isFlag(type) ? flag : `${flag} <${TAKES[name] ?? name}>`, help)),
    read: givenTo(name),
  };
}

/** The kinds of values that flags take. Options of formats declare theirs. */
const TAKES: Readonly<Record<string, string>> = {
  to: 'format',
  from: 'format',
  as_of: 'day',
  direction: 'issued|received',
  size: 'a4|letter',
  currency: 'code',
  issuer: 'uri',
  audience: 'uri',
};

/** Returns the flags of an option of formats. Several formats may have it, with different values. */
function ofFormats(name: string): FieldFlags {
  const { description = '', file } = optionNamed(name) ?? {};
  return {
    add(made, help) {
      const before = help.slice(0, help.length - helpOf(description).length);
      const flags = new Map<string, Option>();
      for (const { options } of Object.values(optionGroups)) {
        for (const option of optionFlags(name, entryOf<OptionDeclaration>(options, name))) {
          if (flags.has(`${option.long}`)) option.description = helpOf(description);
          flags.set(`${option.long}`, option);
        }
      }
      for (const option of flags.values()) {
        option.description = `${before}${option.description}`;
        made.addOption(option);
      }
      return made;
    },
    read(flags) {
      const value = givenTo(name)(flags);
      const content = value[name];
      if (typeof content === 'string' && file) return { [name]: (file === 'key' ? keyIn : lineIn)(content) };
      return givenTo(`with_${name}`)(flags)[`with_${name}`] === true ? { [name]: true } : value;
    },
  };
}

/** Returns the flags of an option of a format: one, or two for a switch whose default is not fixed. */
export function optionFlags(name: string, declared: OptionDeclaration | undefined): Option[] {
  if (!declared) return [];
  const { type, takes = 'file', off, isOn, description } = declared;
  const flag = name.replaceAll('_', '-');
  if (type !== 'switch') return [new Option(`--${flag} <${takes}>`, helpOf(description))];
  return [
    ...(isOn ? [] : [new Option(off === undefined ? `--${flag}` : `--with-${flag}`, helpOf(description))]),
    ...(off === undefined ? [] : [new Option(`--no-${flag}`, off)]),
  ];
}

/** Returns the text of a file, without a final line break, which editors add to passwords. */
function lineIn(file: string): string {
  return readTextFile(file).text.replace(/\r?\n$/, '');
}

/** The first byte of keys and certificates in DER, and of PKCS #12 files. */
const SEQUENCE = 0x30;

/** Returns a key or certificate in DER in base64, and a text as it stands: PEM or base64. */
function keyIn(file: string): string {
  const bytes = readBytes(file);
  return bytes[0] === SEQUENCE ? base64Of(bytes) : readTextFile(file).text;
}

/** Returns the SHA-256 of files by their names. */
function digestsOf(files: readonly string[]): JsonObject {
  return Object.fromEntries(files.map((file) => [file, sha256Bytes(readBytes(file))]));
}

/** Adds the flags of an operation's fields to its command. */
export function withFields(made: Command, operation: Operation): Command {
  for (const [name, type] of fieldsOf(operation)) flagsOf(name, type).add?.(made, helpOf(descriptionOf(type)));
  return made;
}

/** Adds the plain flags of some operations to a command for all of them. The help names the operations. */
export function withPlainFields(made: Command, operations: readonly Operation[]): Command {
  for (const [name, { type, of }] of plainFields(operations))
    flagsOf(name, type).add?.(made, `${of.join(', ')}: ${helpOf(descriptionOf(type))}`);
  return made;
}

function plainFields(operations: readonly Operation[]) {
  const plain = new Map<string, { type: z.ZodMiniType; of: string[] }>();
  for (const operation of operations) {
    for (const [name, type] of fieldsOf(operation)) {
      if (SPECIAL[name]) continue;
      const of = plain.get(name)?.of ?? [];
      of.push(operation.name);
      plain.set(name, { type, of });
    }
  }
  return plain;
}

/** Returns the files that flags name for options of formats: keys, certificates and passwords. */
export function optionFilesIn(flags: OperationFlags): string[] {
  return Object.entries(flags).flatMap(([flag, file]) => {
    const name = flag.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return optionNamed(name)?.file && typeof file === 'string' ? file : [];
  });
}

/** Returns the request fields set by flags and keys. A flag that is not given sets nothing: null is the answer of some options. */
export function requestOf(operation: Operation, flags: OperationFlags, keys: readonly Json[]): JsonObject {
  const parts = fieldsOf(operation).map(([name, type]) => flagsOf(name, type).read?.(flags, keys));
  const fields = Object.entries<Json>(Object.assign({}, ...parts));
  return Object.fromEntries(fields.filter(([, value]) => value !== null));
}

/** Reads the keys an operation signs or verifies with, from the named files or the default ones. */
export function keysFor(operation: Operation, named: readonly string[] | undefined, session: Session): Json[] {
  if (operation.fields.includes('privatekey')) {
    const file = privateKeyFile(named?.at(-1), session.io);
    const key = readKeyFile(file);
    const exposure = exposureOf(file);
    if (exposure) reportNotice(session, exposure);
    return [key];
  }
  return operation.fields.includes('publickeys') ? readPublicKeys(session, publicKeyFiles(named, session.io)) : [];
}

/** Returns whether the operation accepts set values and a template. */
export function takesValues({ fields }: Operation): boolean {
  return fields.includes('template');
}

function fieldsOf({ request }: Operation): [name: string, type: z.ZodMiniType][] {
  return Object.entries(request.shape as Record<string, z.ZodMiniType>);
}

/** Returns a description in the style of help: no capital, no full stop. */
function helpOf(description: string): string {
  return `${description.charAt(0).toLowerCase()}${description.slice(1).replace(/\.$/, '')}`;
}

/** Returns the help of the flags that are described by their field, for translations. @internal */
export function flagHelps(operations: readonly Operation[]): string[] {
  const fields = operations.flatMap(fieldsOf).filter(([name]) => name === 'envelop' || !SPECIAL[name]);
  const ofFields = fields.map(([, type]) => helpOf(descriptionOf(type)));
  const groups = Object.values<{ options: Readonly<Record<string, OptionDeclaration>> }>(optionGroups);
  const ofOptions = groups.flatMap(({ options }) =>
    Object.entries(options).flatMap(([name, declared]) => optionFlags(name, declared)),
  );
  return [...new Set([...ofFields, ...ofOptions.map(({ description }) => description)])];
}

/** Returns whether the flag of a field that is a text has a value. */
export function isGiven(name: string, flags: OperationFlags): boolean {
  return textOf(name)(flags)[name] !== null;
}

function textOf(name: string) {
  return (flags: OperationFlags): JsonObject => {
    const value = givenTo(name)(flags)[name];
    return { [name]: typeof value === 'string' ? value : null };
  };
}

/** Returns the value of a flag: a text, or whether a switch is turned on or off; null without the flag. */
function givenTo(name: string) {
  const parsed = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  // Commander sets a switch that the command line can only turn off.
  const preset = optionNamed(name)?.isOn ?? null;
  return (flags: OperationFlags): JsonObject => {
    const value = flags[parsed];
    return { [name]: typeof value === 'string' || (typeof value === 'boolean' && value !== preset) ? value : null };
  };
}
