import { Composer, type CST, Lexer, Parser, type YAMLError } from 'yaml';
import { type Message, message } from '../text/message.ts';
import { MAX_DEPTH, type Problem, type Reading, TextPositions } from './problem.ts';
import { TOO_DEEP, valueOfNodes } from './yaml-values.ts';

/** Thrown if a YAML text is longer than allowed here. */
export class YamlTooLong extends Error {
  /** The maximum length. */
  readonly characters: number;

  constructor(characters: number) {
    super('the YAML document is too long');
    this.characters = characters;
  }
}

let mostCharacters = Number.POSITIVE_INFINITY;

/**
 * Sets the maximum length of YAML texts in this thread. Longer ones end the work with `YamlTooLong`: reading YAML takes
 * hundreds of times the memory of its text.
 */
export function boundYaml(characters: number): void {
  mostCharacters = characters;
}

/** Returns whether a text is short enough to be read as YAML. */
export function mayBeYaml(text: string): boolean {
  return text.length <= mostCharacters;
}

/**
 * Reads one YAML document, version 1.2, core schema (chapter 09 §3.2; https://yaml.org/spec/1.2.2/#103-core-schema).
 * Dates stay text, numbers are exact, and `yes`, `no`, `on` and `off` are text. `<<` merges, and explicit members win.
 * Tags outside the schema and a second document are rejected. The limits on depth and size include expanded aliases.
 */
export function readYaml(text: string): Reading {
  if (!mayBeYaml(text)) throw new YamlTooLong(mostCharacters);
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const problemAt = (kind: Problem['kind'], what: Message, offset: number): Reading => {
    return { ok: false, problems: [{ kind, path: [], what, ...new TextPositions(body).at(offset) }] };
  };
  const { tokens, tooDeepAt } = tokensOf(body);
  if (tooDeepAt !== undefined) return problemAt('depth', TOO_DEEP, tooDeepAt);
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    resolveKnownTags: false,
    uniqueKeys: false, // detected in yaml-values.ts, which has the path and takes linear time
    prettyErrors: false,
    logLevel: 'error',
  });
  const [document, second] = composer.compose(tokens, true, body.length);
  const error = document?.errors[0];
  if (error) return problemAt('syntax', sentence(error), error.pos[0]);
  if (second) return problemAt('syntax', message('a second document begins; only one is allowed'), second.range[0]);
  const warning = document?.warnings[0];
  return warning ? problemAt('syntax', sentence(warning), warning.pos[0]) : valueOfNodes(document?.contents, body);
}

/**
 * Returns the tokens of a text, or where its lists and maps are nested too deeply. The token composer is recursive;
 * when it fills the stack, V8 ends the whole process as soon as it compiles a regular expression there.
 */
function tokensOf(text: string): { tokens: CST.Token[]; tooDeepAt?: number } {
  const tokens: CST.Token[] = [];
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    // The stack also contains the document and a scalar.
    if (parser.stack.length > MAX_DEPTH + 2) return { tokens, tooDeepAt: parser.offset };
  }
  tokens.push(...parser.end());
  return { tokens };
}

/** Our wording where the parser's message would not help; otherwise its message is used. */
const SENTENCES: { readonly [code in YAMLError['code']]?: Message } = {
  TAG_RESOLVE_FAILED: message("this tag is not in YAML's core schema"),
  TAB_AS_INDENT: message('a tab cannot indent; use spaces'),
  BAD_INDENT: message('the items of a list must begin in the same column'),
  BLOCK_AS_IMPLICIT_KEY: message('this line has a second name with ":"; put its text in quotes'),
  MULTILINE_IMPLICIT_KEY: message('a name and its ":" must be on the same line'),
  MISSING_CHAR: message('a character is missing here, such as a quote, comma or space'),
  BAD_SCALAR_START: message('a text cannot begin with this character; put it in quotes'),
  BAD_DQ_ESCAPE: message('this escape sequence is unknown; double the backslash'),
  UNEXPECTED_TOKEN: message('this does not fit here; check quotes, brackets and indentation'),
};

function sentence(error: YAMLError): Message {
  const own = SENTENCES[error.code];
  if (own !== undefined) return own;
  const [line = ''] = error.message.split('\n');
  return { template: '{sentence}', values: { sentence: line.charAt(0).toLowerCase() + line.slice(1) } };
}
