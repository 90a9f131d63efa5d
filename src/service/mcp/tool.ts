import type { CallToolResult, Tool as ToolDefinition } from '@modelcontextprotocol/sdk/types.js';
import type { Environment, Fault } from '../../engine/faults.ts';
import { isJsonObject, type Json, type JsonObject } from '../../engine/model/json.ts';
import { jsonText } from '../../engine/reading/json-text.ts';
import { base64Of } from '../../engine/text/base64.ts';
import type { Content } from '../content.ts';
import { listed, messageOfRefusal, refusal, refusedInput } from '../errors.ts';
import { wrongType } from '../operations/fields.ts';
import { type Refused, refusalBody } from '../result.ts';

export interface Argument {
  type: 'string' | 'boolean' | readonly ['string', 'object'];
  description: string;
  /** Without it the tool is not run. An empty text counts as none. */
  required?: true;
}

/** A tool: its description for a model, and what it does (chapter 09 §8.2). */
export interface Tool {
  name: string;
  title: string;
  /** What it returns, what it wants, and what to call next. */
  description: string;
  /** By name; others that a call brings are ignored. */
  arguments: Readonly<Record<string, Argument>>;
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

/** Returns a tool as `tools/list` describes it. */
export function definitionOf({ name, title, description, arguments: declared, makes }: Tool): ToolDefinition {
  const properties = Object.entries(declared).map(([argument, { type, description }]) => [
    argument,
    { type, description },
  ]);
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: requiredOf(declared),
    },
    annotations: { readOnlyHint: !makes, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}

/** Runs a tool. A failure is a result too, marked `isError`, with the Error body. */
export async function callTool(tool: Tool, given: JsonObject, environment: Environment): Promise<CallToolResult> {
  const missing = requiredOf(tool.arguments).find((name) => isMissing(given[name]));
  if (missing !== undefined) return missingArgument(missing);
  const declared = Object.keys(tool.arguments).filter((name) => !isMissing(given[name]));
  // Of documents and keys, which may be texts or objects, the operation says itself what they must be.
  const faults = declared.flatMap((name) => {
    const type = tool.arguments[name]?.type;
    return typeof type !== 'string' || typeof given[name] === type ? [] : wrongType(name, type, given[name]);
  });
  if (faults.length > 0) return errorOf(refusedInput(faults));
  const ran = await tool.run(Object.fromEntries(declared.map((name) => [name, given[name]])), environment);
  return ran.ok ? resultOf(ran) : errorOf(ran);
}

function requiredOf(declared: Tool['arguments']): string[] {
  return Object.keys(declared).filter((name) => declared[name]?.required);
}

function isMissing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '';
}

function missingArgument(name: string): CallToolResult {
  const refusing = refusal('input', "'{name}' argument is required", { name });
  return { ...errorOf(refusing), content: [{ type: 'text', text: messageOfRefusal(refusing) }] };
}

/** Warnings are beside the result, for programs: the text is the document and nothing else. What is said of a file has them in it. */
function resultOf({ result: made, content: part, isChoice, ...ran }: Ran & { ok: true }): CallToolResult {
  const { warnings = [], showsWarnings } = ran;
  // What was lost is to be seen as well, so that the whole is shown of a result of several parts.
  const content = isChoice ? undefined : part;
  const result = showsWarnings ? { ...(made as JsonObject), warnings: listed(warnings) } : made;
  return {
    content: [content ? embedded(content) : { type: 'text', text: jsonText(result, true) }],
    isError: false,
    ...(!content && isJsonObject(result) && { structuredContent: result }),
    ...(warnings.length > 0 && !showsWarnings && { _meta: { 'billwright/warnings': listed(warnings) } }),
  };
}

/** Returns what is no JSON as a resource in the answer, which nobody can ask for again. */
function embedded({ mediaType, body }: Content): CallToolResult['content'][number] {
  const about = { uri: 'billwright:result', mimeType: mediaType };
  const resource = typeof body === 'string' ? { ...about, text: body } : { ...about, blob: base64Of(body) };
  return { type: 'resource', resource };
}

function errorOf(refused: Refused): CallToolResult {
  const body = refusalBody(refused);
  return { content: [{ type: 'text', text: jsonText(body, true) }], isError: true, structuredContent: { ...body } };
}
