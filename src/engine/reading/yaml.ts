import { parseDocument, type YAMLError } from 'yaml';
import { type Problem, type Reading, TextPositions } from './problem.ts';
import { TOO_DEEP, valueOfNodes } from './yaml-values.ts';

/** A text in YAML is longer than those that are read here. */
export class YamlTooLong extends Error {
  constructor(characters: number) {
    super(
      `a document in YAML may have at most ${characters} characters here; send it as JSON, which takes far less memory`,
    );
  }
}

let mostCharacters = Number.POSITIVE_INFINITY;

/** Has longer texts end the work in this thread by `YamlTooLong`: what is read of YAML takes hundreds of times the memory of its text. */
export function boundYaml(characters: number): void {
  mostCharacters = characters;
}

/** Whether a text is not too long to be read as YAML. */
export function mayBeYaml(text: string): boolean {
  return text.length <= mostCharacters;
}

/**
 * Reads the text of one YAML document, version 1.2, core schema (chapter 09 §3.2; https://yaml.org/spec/1.2.2/#103-core-schema).
 * Dates stay text, numbers are exact, `yes`, `no`, `on` and `off` are text; `<<` merges, explicit members win; tags outside the schema
 * and a second document are refused. Depth is bounded with aliases expanded, and so is what they add to the text.
 */
export function readYaml(text: string): Reading {
  if (!mayBeYaml(text)) throw new YamlTooLong(mostCharacters);
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const document = parseDocument(body, {
    version: '1.2',
    schema: 'core',
    resolveKnownTags: false,
    uniqueKeys: false, // found by our own walk, which knows the path and takes linear time
    prettyErrors: false,
    logLevel: 'error',
  });
  const error = document.errors[0] ?? document.warnings[0];
  return error ? { ok: false, problems: [problemOf(error, body)] } : valueOfNodes(document.contents, body);
}

function problemOf(error: YAMLError, text: string): Problem {
  const place = new TextPositions(text).at(error.pos[0]);
  if (error.code === 'RESOURCE_EXHAUSTION') return { sort: 'depth', path: [], what: TOO_DEEP, ...place };
  return { sort: 'syntax', path: [], what: sentence(error), ...place };
}

/** What to say where the parser's own words would not help; its message otherwise. */
const SENTENCES: { readonly [code in YAMLError['code']]?: string } = {
  MULTIPLE_DOCS: 'a second document begins; only one is taken',
  TAG_RESOLVE_FAILED: "this tag is not one of YAML's core schema",
  TAB_AS_INDENT: 'a tab cannot indent; use spaces',
};

function sentence(error: YAMLError): string {
  const own = SENTENCES[error.code];
  if (own !== undefined) return own;
  const [line = ''] = error.message.split('\n');
  return line.charAt(0).toLowerCase() + line.slice(1);
}
