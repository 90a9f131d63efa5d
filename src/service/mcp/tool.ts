import type { CallToolResult, Tool as ToolDefinition } from '@modelcontextprotocol/sdk/types.js';
import type { Environment, Fault } from '../../engine/faults.ts';
import { quote } from '../../engine/model/describe.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import { base64Of } from '../../engine/text/base64.ts';
import type { Translation } from '../../engine/text/translation.ts';
import type { Content } from '../../operations/content.ts';
import { listed, messageOfRefusal, type Refusal, refusal, refusedInput } from '../../operations/errors.ts';
import { wrongType } from '../../operations/fields.ts';
import { type Refused, refusalBody } from '../../operations/result.ts';
import { messagesIn } from '../../translations/messages.ts';
import { inLanguage, partOf } from './choosing.ts';
import { type Keep, kept, LONG } from './long-results.ts';

export interface Argument {
  type: 'string' | 'boolean' | readonly ['string', 'object'];
  description: string;
  /** Without it the tool is not run. An empty text counts as none. */
  required?: true;
}

/** What a caller may choose of a result: some of its members, and the language of names that are in several. */
type Choice = 'fields' | 'language';

/** A tool: its description for a model, and what it does (chapter 09 §8.2). */
export interface Tool {
  name: string;
  title: string;
  /** What it returns, what it wants, and what to call next. */
  description: string;
  /** By name; a call that brings others is refused. */
  arguments: Readonly<Record<string, Argument>>;
  /** What is chosen of its result by arguments of these names, which no operation sees. */
  choices?: readonly Choice[];
  /** Its faults, warnings and losses are in the language of an argument `language`. No operation sees that unless the tool declares it. */
  speaks?: true;
  /** The JSON Schema of its result, an object; absent where that may be a file. */
  output: JsonObject | undefined;
  /** It makes what was not there before: a signature. */
  makes?: true;
  run(given: Given, environment: Environment): Ran | Promise<Ran>;
}

/** The arguments of a call that the tool declares; texts and flags are of their type. */
export type Given = { readonly [name: string]: Json | undefined };

/** The result of running a tool. */
type Ran =
  | { ok: true; result: unknown; content?: Content; isChoice?: true; warnings?: readonly Fault[]; showsWarnings?: true }
  | Refused;

const CHOICES: Readonly<Record<Choice, { type: 'string' | 'array'; items?: { type: 'string' }; description: string }>> =
  {
    fields: {
      type: 'array',
      items: { type: 'string' },
      description: 'Return only these members, such as ["totals.payable", "lines[].sum"].',
    },
    language: {
      type: 'string',
      description: 'The language of names and descriptions, such as es, or all. Default: English.',
    },
  };

const LANGUAGE = { type: 'string', description: 'The language of faults and warnings, such as es.' } as const;

/** Returns a tool as `tools/list` describes it. */
export function definitionOf({ output, ...tool }: Tool): ToolDefinition {
  const { name, title, description, arguments: declared, choices = [], speaks, makes } = tool;
  const properties = Object.entries(declared).map(([argument, { type, description }]) => [
    argument,
    { type, description },
  ]);
  const chosen = choices.map((choice) => [choice, CHOICES[choice]]);
  const spoken = speaks && !Object.hasOwn(declared, 'language') ? [['language', LANGUAGE]] : [];
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries([...properties, ...chosen, ...spoken]),
      required: requiredOf(declared),
      additionalProperties: false,
    },
    // The type of the SDK wants the literal type of an object.
    ...(output && { outputSchema: output as ToolDefinition['outputSchema'] }),
    annotations: { readOnlyHint: !makes, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}

/**
 * Runs a tool. A failure is a result too, marked `isError`, with the Error body. What is long is given to `keep`, and answered by a link; without it,
 * it is answered whole.
 */
export async function callTool(
  tool: Tool,
  given: JsonObject,
  environment: Environment,
  keep?: Keep,
): Promise<CallToolResult> {
  const { arguments: declared } = tool;
  const choices: readonly string[] = choicesOf(tool);
  const wanted = typeof given.language === 'string' && given.language !== '' ? given.language : undefined;
  const translation = wanted === undefined ? environment.translation : await messagesIn([wanted]);
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(declared, name) && !choices.includes(name));
  if (unknown.length > 0) return errorOf(unknownArguments(tool, unknown), translation);
  const missing = requiredOf(declared).find((name) => isMissing(given[name]));
  if (missing !== undefined) return missingArgument(missing, translation);
  const names = Object.keys(declared).filter((name) => !isMissing(given[name]));
  // Of documents and keys, which may be texts or objects, the operation says itself what they must be.
  const faults = names.flatMap((name) => {
    const type = declared[name]?.type;
    return typeof type !== 'string' || typeof given[name] === type ? [] : wrongType(name, type, given[name]);
  });
  const choosing = chosenBy(given, tool);
  if (choosing.faults.length > 0 || faults.length > 0) {
    return errorOf(refusedInput([...faults, ...choosing.faults]), translation);
  }
  const within = { ...environment, translation };
  const ran = await tool.run(Object.fromEntries(names.map((name) => [name, given[name]])), within);
  return ran.ok ? resultOf(ran, choosing, translation, keep) : errorOf(ran, translation);
}

function requiredOf(declared: Tool['arguments']): string[] {
  return Object.keys(declared).filter((name) => declared[name]?.required);
}

function isMissing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '';
}

function choicesOf({ choices = [], speaks }: Tool): readonly Choice[] {
  return speaks ? [...choices, 'language'] : choices;
}

/** Refuses arguments that a tool does not declare: what they were meant to say would not be heard. */
function unknownArguments(tool: Tool, unknown: readonly string[]): Refusal {
  const { name, arguments: declared } = tool;
  const known = [...new Set([...Object.keys(declared), ...choicesOf(tool)])];
  const given = unknown.slice(0, 5).map((each) => `'${each.slice(0, 60)}'`);
  return known.length === 0
    ? refusal('input', 'unknown argument {given}: {tool} takes no arguments', { given, tool: name })
    : refusal('input', 'unknown argument {given}: {tool} takes {known}', { given, tool: name, known });
}

function missingArgument(name: string, translation: Translation | undefined): CallToolResult {
  const refusing = refusal('input', "argument '{name}' is required", { name });
  const text = messageOfRefusal(refusing, translation);
  return { ...errorOf(refusing, translation), content: [{ type: 'text', text }] };
}

/** What was chosen of a result, and what is wrong with how. */
interface Chosen {
  fields: readonly string[];
  language: string | undefined;
  faults: readonly Fault[];
}

/** Asks for names in all languages. */
const ALL = 'all';

const MOST_FIELDS = 100;
/** Characters of a path. */
const LONGEST_FIELD = 200;

function chosenBy(given: Given, { choices = [], speaks }: Tool): Chosen {
  const faults: Fault[] = [];
  const asked = (choice: Choice) =>
    choices.includes(choice) && !isMissing(given[choice]) ? (given[choice] ?? null) : undefined;
  const language = choices.includes('language') ? (asked('language') ?? 'en') : undefined;
  if (speaks && !isMissing(given.language) && typeof given.language !== 'string') {
    faults.push(wrongType('language', 'string', given.language));
  }
  if (language !== undefined && typeof language !== 'string') faults.push(wrongType('language', 'string', language));
  const fields = asked('fields');
  const isList = Array.isArray(fields) && fields.every((each) => typeof each === 'string');
  if (fields !== undefined && !isList) faults.push(wrongType('fields', 'a list of texts', fields));
  else if (isList && fields.length > MOST_FIELDS) {
    faults.push(wrongType('fields', `a list of at most ${MOST_FIELDS} texts`, fields));
  } else if (isList) {
    const index = fields.findIndex((each) => each.length > LONGEST_FIELD);
    const tooLong = fields[index];
    if (tooLong !== undefined) {
      faults.push(wrongType(`fields[${index}]`, `a path of at most ${LONGEST_FIELD} characters`, tooLong));
    }
  }
  return {
    fields: isList ? fields.map(String) : [],
    language: typeof language === 'string' ? language : undefined,
    faults,
  };
}

/** The first text is the result and nothing else; warnings follow. What is said of a file has them in it. */
function resultOf(
  { result: json, content: part, isChoice, ...ran }: Ran & { ok: true },
  chosen: Chosen,
  translation: Translation | undefined,
  keep?: Keep,
): CallToolResult {
  const { warnings = [], showsWarnings } = ran;
  // What was lost is to be seen as well, so that the whole is shown of a result of several parts.
  const content = isChoice ? undefined : part;
  if (content) return answered({ content: [embedded(content)] }, warnings, translation);
  const whole = showsWarnings ? { ...(json as JsonObject), warnings: listed(warnings, translation) } : json;
  // A structured result is an object, even that there is nothing.
  if (!isJsonObject(whole as Json)) {
    return answered(
      { content: [textOf(jsonText(whole))], structuredContent: { result: whole } },
      warnings,
      translation,
    );
  }
  const worded =
    chosen.language === undefined || chosen.language === ALL ? whole : inLanguage(whole as Json, chosen.language);
  const result = chosen.fields.length === 0 ? (worded as JsonObject) : partOf(worded as JsonObject, chosen.fields);
  if (result === undefined) return errorOf(noSuchFields(worded as JsonObject, chosen.fields), translation);
  const text = jsonText(result);
  const long = keep && text.length > LONG ? kept(result, text, keep) : undefined;
  const answer = long ?? { content: [textOf(text)], structuredContent: result };
  return answered(answer, showsWarnings ? [] : warnings, translation);
}

/** Warnings that an answer lists for the model; programs get all of them in `_meta`. */
const MOST_WARNINGS = 50;

/** Returns an answer with the warnings where models look: in a text of their own, so that the result can be sent on, and beside its members. */
function answered(
  { content, structuredContent, ...others }: Pick<CallToolResult, 'content' | 'structuredContent'>,
  warnings: readonly Fault[],
  translation: Translation | undefined,
): CallToolResult {
  if (warnings.length === 0)
    return { content, isError: false, ...(structuredContent && { structuredContent }), ...others };
  const all = listed(warnings, translation);
  const shown = all.slice(0, MOST_WARNINGS);
  const head = `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}, not part of the result:`;
  return {
    content: [...content, textOf(`${head}\n${jsonText(shown)}`)],
    isError: false,
    ...(structuredContent && { structuredContent: { ...structuredContent, warnings: shown } }),
    ...others,
    _meta: { 'billwright/warnings': all },
  };
}

function textOf(text: string): { type: 'text'; text: string } {
  return { type: 'text', text };
}

function noSuchFields(result: JsonObject, fields: readonly string[]): Refusal {
  return refusal('input', 'the result has none of the fields {fields}; it has {members}', {
    fields: fields.slice(0, 5).map((each) => quote(each)),
    members: Object.keys(result).slice(0, 30),
  });
}

/** Returns what is no JSON as a resource in the answer, which nobody can ask for again. */
function embedded({ mediaType, body }: Content): CallToolResult['content'][number] {
  const about = { uri: 'billwright:result', mimeType: mediaType };
  const resource = typeof body === 'string' ? { ...about, text: body } : { ...about, blob: base64Of(body) };
  return { type: 'resource', resource };
}

function errorOf(refused: Refused, translation: Translation | undefined): CallToolResult {
  const body = refusalBody(refused, translation);
  return { content: [textOf(jsonText(body))], isError: true, structuredContent: { ...body } };
}
