import type { Command } from 'commander';
import type * as z from 'zod/mini';
import type { Json, JsonObject } from '../../engine/model/json.ts';
import { descriptionOf } from '../../operations/fields.ts';
import type { Operation } from '../../operations/operation.ts';
import { readBytes } from '../files/input.ts';
import { exposureOf, privateKeyFile, publicKeyFiles, readKeyFile } from '../files/keys.ts';
import { attachedFile } from './attached-files.ts';
import { gather, withValues } from './command.ts';
import { type CorrectionFlags, correctionOf, withCorrection } from './correction.ts';
import { reportNotice } from './report.ts';
import type { Session } from './session.ts';
import type { SetFlags } from './set-values.ts';
import { readPublicKeys } from './verification-keys.ts';

/** How the fields of an operation's request are given on the command line. */

/** The flags of operations, as they were given. Those without a name here are plain texts and switches. */
export interface OperationFlags extends SetFlags, CorrectionFlags {
  template?: string;
  /** Files to attach to an e-invoice. */
  attach?: string[];
  /** The folder for files that are attached to one that is read. */
  files?: string;
  envelop?: boolean;
  /** Print what the options of a correction may be. */
  options?: boolean;
  [flag: string]: unknown;
}

interface FieldFlags {
  /** Adds the flags to a command; none where another field brings them. The help says of it what its description says. */
  add?: (made: Command, help: string) => Command;
  /** The fields of a request that the flags set, with the keys of the operation. */
  read?: (flags: OperationFlags, keys: readonly Json[]) => JsonObject;
}

const NONE: FieldFlags = {};

/** Fields whose flags are more than a text or a switch of the same name. */
const SPECIAL: Readonly<Record<string, FieldFlags>> = {
  data: NONE,
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
    add: (made) => withCorrection(made).option('--type <key>', 'type of the correction, such as credit-note'),
    read: (flags) => ({ options: correctionOf(flags) }),
  },
  schema: {
    add: (made) =>
      made.option('--options', 'print the JSON Schema of the options that a correction of this document takes'),
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
        'public key, or a set of them; may be repeated (default: ~/.billwright/id_es256.pub.jwk)',
        gather,
      ),
    read: (_, keys) => ({ publickeys: [...keys], details: true }),
  },
  details: NONE,
  // A flag of all commands.
  language: { read: textOf('language') },
  encoding: NONE,
  pdf: {
    add: (made) =>
      made.option('--pdf <file>', 'the pages of a PDF that is to carry the e-invoice (default: they are drawn)'),
    read: ({ pdf }) => ({ pdf: typeof pdf === 'string' ? Buffer.from(readBytes(pdf)).toString('base64') : null }),
  },
  files: {
    add: (made) =>
      made
        .option('--attach <file>', 'file to attach to the e-invoice; may be repeated', gather)
        .option('--files <folder>', 'save the files that are attached to the e-invoice into a folder'),
    read: ({ attach }) => ({ files: attach?.map((file) => ({ ...attachedFile(file) })) ?? null }),
  },
};

/** Adds the flags of an operation's fields to its command. */
export function withFields(made: Command, operation: Operation): Command {
  for (const [name, type] of fieldsOf(operation)) {
    const special = SPECIAL[name];
    if (special) special.add?.(made, helpOf(type));
    else plainFlag(name, type)(made);
  }
  return made;
}

/** Adds the plain flags that only some operations have to a command for all of them, each under the names of its operations. */
export function withPlainFields(made: Command, operations: readonly Operation[]): Command {
  const plain = new Map<string, { type: z.ZodMiniType; of: string[] }>();
  for (const operation of operations) {
    for (const [name, type] of fieldsOf(operation)) {
      if (!SPECIAL[name]) plain.set(name, { type, of: [...(plain.get(name)?.of ?? []), operation.name] });
    }
  }
  for (const [name, { type, of }] of plain) plainFlag(name, type, `${of.join(', ')}: `)(made);
  return made;
}

/** Returns the fields of an operation's request that flags and keys set. */
export function requestOf(operation: Operation, flags: OperationFlags, keys: readonly Json[]): JsonObject {
  const parts = fieldsOf(operation).map(([name]) => (SPECIAL[name] ? SPECIAL[name].read : textOf(name))?.(flags, keys));
  return Object.assign({}, ...parts);
}

/** Reads the keys that an operation needs, to sign with or to verify with, from the files named or those by default. */
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

/** Returns whether values of the document can be set, and a template given. */
export function takesValues({ fields }: Operation): boolean {
  return fields.includes('template');
}

function fieldsOf({ request }: Operation): [name: string, type: z.ZodMiniType][] {
  return Object.entries(request.shape as Record<string, z.ZodMiniType>);
}

function plainFlag(name: string, type: z.ZodMiniType, prefix = '') {
  return (made: Command) => made.option(`--${name} <${name}>`, `${prefix}${helpOf(type)}`);
}

/** Returns the description of a field as help writes it: without capital and full stop. */
function helpOf(type: z.ZodMiniType): string {
  const description = descriptionOf(type);
  return `${description.charAt(0).toLowerCase()}${description.slice(1).replace(/\.$/, '')}`;
}

function textOf(name: string) {
  return (flags: OperationFlags): JsonObject => ({ [name]: typeof flags[name] === 'string' ? flags[name] : null });
}
