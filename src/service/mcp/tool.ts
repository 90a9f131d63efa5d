import type { CallToolResult, Tool as ToolDefinition } from '@modelcontextprotocol/sdk/types.js';
import type { Environment, Fault } from '../../engine/faults.ts';
import { quote } from '../../engine/model/describe.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import { base64Of } from '../../engine/text/base64.ts';
import type { Translation } from '../../engine/text/translation.ts';
import type { Content } from '../../operations/content.ts';
import { listed, messageOfRefusal, type Refusal, refusal, refusedInput } from '../../operations/errors.ts';
import { wrongType, wrongValue } from '../../operations/fields.ts';
import { type Refused, refusalBody } from '../../operations/result.ts';
import { bestLanguage } from '../../translations/load.ts';
import { messagesIn } from '../../translations/messages.ts';
import { inAllLanguages } from '../../translations/names.ts';
import { inLanguage, partOf } from './choosing.ts';
import { linked } from './file-results.ts';
import type { Saved } from './files.ts';
import { type Keep, kept, LONG } from './long-results.ts';

export interface Argument {
  type: 'string' | 'boolean' | 'object' | 'array' | readonly ['string', 'object'];
  /** Empty if its name says enough. */
  description: string;
  /** Required to run the tool. An empty text counts as missing. */
  required?: true;
  /** Whether null is a value, and not a missing one. */
  takesNull?: true;
}

/** Selections from a result: some of its members, and the language of multilingual names. */
type Choice = 'fields' | 'language';

/** A tool: its description for a model and its function (chapter 09 §8.2). */
export interface Tool {
  name: string;
  /** The result and requirements of the tool, and the tools to call next. */
  description: string;
  /** The arguments by name. Others are refused. */
  arguments: Readonly<Record<string, Argument>>;
  /** Arguments that select parts of the result, by name. The operation does not see them. */
  choices?: readonly Choice[];
  /** An argument `language` sets the language of its faults, warnings and losses. The operation sees it only if the tool declares it. */
  speaks?: true;
  /** Whether it creates something new: a signature. */
  makes?: true;
  /** Whether it can write files. */
  writes?: true;
  run(given: ToolArguments, environment: Environment): Ran | Promise<Ran>;
}

/** The declared arguments of a call. Texts and flags have been checked to be of their type. */
export type ToolArguments = { readonly [name: string]: Json | undefined };

/** The result of running a tool. */
export type Ran =
  | {
      ok: true;
      result: unknown;
      content?: Content;
      main?: JsonObject | JsonObject[];
      isChoice?: true;
      warnings?: readonly Fault[];
      showsWarnings?: true;
      /** The file that has the result. */
      saved?: Saved;
    }
  | Refused;

/** The server's instructions explain them once. */
const CHOICES: Readonly<Record<Choice, object>> = {
  fields: { type: 'array', items: { type: 'string' } },
  language: { type: 'string' },
};

const LANGUAGE = { type: 'string' } as const;

/** Returns the type of a value, in the words of JSON Schema. */
function kindOf(value: Json | undefined): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns a tool as described by `tools/list`. */
export function definitionOf(tool: Tool): ToolDefinition {
  const { name, description, arguments: declared, choices = [], speaks, makes, writes } = tool;
  const properties = Object.entries(declared).map(([argument, { type, description }]) => [
    argument,
    { type, ...(description !== '' && { description }) },
  ]);
  const chosen = choices.map((choice) => [choice, CHOICES[choice]]);
  const spoken = speaks && !Object.hasOwn(declared, 'language') ? [['language', LANGUAGE]] : [];
  const required = requiredOf(declared);
  return {
    name,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries([...properties, ...chosen, ...spoken]),
      ...(required.length > 0 && { required }),
    },
    annotations: {
      readOnlyHint: !makes && !writes,
      destructiveHint: writes === true,
      idempotentHint: true,
      openWorldHint: false,
    },
  };
}

/**
 * Runs a tool. A failure is also a result, marked `isError`, with the error body. A long result is passed to `keep` and answered by a link,
 * or whole without `keep`.
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
  const names = Object.keys(declared).filter(
    (name) => !isMissing(given[name]) || (given[name] === null && declared[name]?.takesNull),
  );
  // Operations check documents and keys themselves, which may be texts or objects.
  const faults = names.flatMap((name) => {
    const type = declared[name]?.type;
    return typeof type !== 'string' || kindOf(given[name]) === type ? [] : wrongType(name, type, given[name]);
  });
  const choosing = chosenBy(given, tool);
  if (choosing.faults.length > 0 || faults.length > 0) {
    return errorOf(refusedInput([...faults, ...choosing.faults]), translation);
  }
  const within = { ...environment, translation };
  const ran = await tool.run(Object.fromEntries(names.map((name) => [name, given[name]])), within);
  if (!ran.ok) return errorOf(ran, translation);
  return resultOf(await inLanguages(tool, ran, choosing), choosing, translation, keep);
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

/** Refuses undeclared arguments, which would otherwise be silently ignored. */
function unknownArguments(tool: Tool, unknown: readonly string[]): Refusal {
  const { name, arguments: declared } = tool;
  const known = [...new Set([...Object.keys(declared), ...choicesOf(tool)])];
  const given = unknown.slice(0, 5).map((each) => `'${each.slice(0, 60)}'`);
  return known.length === 0
    ? refusal('input', '{given} is not an argument of {tool}, which takes no arguments', { given, tool: name })
    : refusal('input', '{given} is not an argument of {tool}; use {known}', { given, tool: name, known });
}

function missingArgument(name: string, translation: Translation | undefined): CallToolResult {
  const refusing = refusal('input', "'{name}' argument is required", { name });
  const text = messageOfRefusal(refusing, translation);
  return { ...errorOf(refusing, translation), content: [{ type: 'text', text }] };
}

/** The selected parts of a result, and the faults of the selection. */
interface Chosen {
  fields: readonly string[];
  language: string | undefined;
  faults: readonly Fault[];
}

/** Selects all languages. */
const ALL = 'all';

const MOST_FIELDS = 100;
/** Maximum length of a path, in characters. */
const LONGEST_FIELD = 200;

function chosenBy(given: ToolArguments, { choices = [], speaks }: Tool): Chosen {
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
  if (fields !== undefined && !isList)
    faults.push(wrongValue('fields', '{field} must be a list of texts, but is {found}', fields));
  else if (isList && fields.length > MOST_FIELDS) {
    faults.push(
      wrongValue('fields', '{field} must be a list of at most {most} texts, but is {found}', fields, {
        most: MOST_FIELDS,
      }),
    );
  } else if (isList) {
    const index = fields.findIndex((each) => each.length > LONGEST_FIELD);
    const tooLong = fields[index];
    if (tooLong !== undefined) {
      faults.push(
        wrongValue(`fields[${index}]`, '{field} must be a path of at most {most} characters, but is {found}', tooLong, {
          most: LONGEST_FIELD,
        }),
      );
    }
  }
  return {
    fields: isList ? fields.map(String) : [],
    language: typeof language === 'string' ? language : undefined,
    faults,
  };
}

/** Returns a result whose names are in all languages, if the tool has names and another language than English was chosen. */
async function inLanguages<R extends Ran & { ok: true }>({ choices }: Tool, ran: R, { language }: Chosen): Promise<R> {
  const isMore = language !== undefined && (language === ALL || bestLanguage([language]) !== 'en');
  if (!isMore || !choices?.includes('language')) return ran;
  return { ...ran, result: await inAllLanguages(ran.result as object) };
}

/**
 * Returns a result whose first text is the bare result, followed by warnings. Reports on a file include the warnings.
 */
function resultOf(
  { result: json, content: part, isChoice, saved, ...ran }: Ran & { ok: true },
  chosen: Chosen,
  translation: Translation | undefined,
  keep?: Keep,
): CallToolResult {
  const { warnings = [], showsWarnings } = ran;
  // Losses must be visible too, so a result with several parts is shown whole.
  const content = isChoice || saved ? undefined : part;
  if (content) return answered({ content: [embedded(content)] }, warnings, translation);
  const whole = showsWarnings ? { ...(json as JsonObject), warnings: listed(warnings, translation) } : json;
  // A structured result must be an object, even if empty.
  if (!isJsonObject(whole as Json)) {
    return answered(
      { content: [textOf(jsonText(whole))], structuredContent: { result: whole } },
      warnings,
      translation,
    );
  }
  const worded =
    chosen.language === undefined || chosen.language === ALL ? whole : inLanguage(whole as Json, chosen.language);
  const isWhole = chosen.fields.length === 0;
  const selected = isWhole ? (worded as JsonObject) : partOf(worded as JsonObject, chosen.fields);
  if (selected === undefined) return errorOf(noSuchFields(worded as JsonObject, chosen.fields), translation);
  const shown = saved ? besides(saved, selected, isChoice === true || !isWhole) : selected;
  const { result, content: links } = isChoice ? linked(shown, part, keep) : { result: shown, content: [] };
  const text = jsonText(result);
  const long = keep && text.length > LONG ? kept(result, text, keep) : undefined;
  const answer = long ?? { content: [textOf(text), ...links], structuredContent: result };
  return answered(answer, showsWarnings ? [] : warnings, translation);
}

/** Returns the members next to a saved result: of a conversion its losses and faults, of a document those chosen. */
function besides({ path, bytes }: Saved, selected: JsonObject, isShown: boolean): JsonObject {
  const { result: _, encoding: __, ...others } = selected;
  return { saved: path, bytes, ...(isShown && others) };
}

/** Maximum number of warnings listed for the model. Programs get all of them in `_meta`. */
const MOST_WARNINGS = 50;

/**
 * Returns an answer with its warnings twice: in a separate text for models, so that they can forward the result, and next to the
 * members of the result.
 */
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

/** Returns content other than JSON as an embedded resource, which cannot be requested again. */
function embedded({ mediaType, body }: Content): CallToolResult['content'][number] {
  const about = { uri: 'billwright:result', mimeType: mediaType };
  const resource = typeof body === 'string' ? { ...about, text: body } : { ...about, blob: base64Of(body) };
  return { type: 'resource', resource };
}

function errorOf(refused: Refused, translation: Translation | undefined): CallToolResult {
  const body = refusalBody(refused, translation);
  return { content: [textOf(jsonText(body))], isError: true, structuredContent: { ...body } };
}
