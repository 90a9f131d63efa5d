import type { Json, JsonObject } from '../../engine/model/json.ts';
import { readDocumentText } from '../../engine/reading/document-text.ts';
import { operations } from '../operations/index.ts';
import { sign } from '../operations/sign.ts';
import { AMOUNTS, documentArgument, TYPE_ARGUMENT } from '../operations/tool-arguments.ts';
import type { Given, Tool } from './tool.ts';

/** The tools that work on a document, each by the operation of the same name (chapter 09 §8.2); names of tools have no hyphens. */
export const documentTools: readonly Tool[] = operations.flatMap(({ name, tool, run }) =>
  tool
    ? [{ ...tool, name: name.replaceAll('-', '_'), run: (given, environment) => run(requestOf(given), environment) }]
    : [],
);

/** The tool that signs, with the key that the owner of the machine gave; no model ever sees it. */
export function signTool(privatekey: Json): Tool {
  return {
    name: 'sign',
    title: 'Sign a document',
    description: `Builds the envelope of a document and signs it with the key this server was started with. The document must be complete: an invoice needs a code. ${AMOUNTS} Next: verify, with the public key, or hand the envelope over as it is. On faults: rule with a fault's code, fix, sign again.`,
    arguments: { data: documentArgument('The document, or an envelope with one'), type: TYPE_ARGUMENT },
    makes: true,
    run: ({ data, type }, environment) => sign.run(requestOf({ data, type, privatekey }), environment),
  };
}

/** A request object of the arguments that were given. */
function requestOf(given: Given): JsonObject {
  const members = Object.entries(given).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(members.map(([name, value]) => [name, name === 'publickey' ? keyOf(value) : value]));
}

/** A key given as text is read as such; what holds none is for the operation to refuse. */
function keyOf(given: Json): Json {
  if (typeof given !== 'string') return given;
  const read = readDocumentText(given, '$');
  return read.ok ? read.value : given;
}
