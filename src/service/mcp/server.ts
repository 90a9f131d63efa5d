/**
 * The service for assistants: tools and resources of the Model Context Protocol (chapter 09 §8), for any transport.
 *
 * Built on the SDK's plain server. Its `McpServer` accepts arguments only as zod objects, answers unknown tools and resources with other
 * codes than the protocol, and has to be registered again for each stateless request.
 */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  LATEST_PROTOCOL_VERSION,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  type ProgressNotification,
  ReadResourceRequestSchema,
  type RequestId,
  type ServerResult,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { z } from 'zod';
import type { Environment } from '../../engine/faults.ts';
import { VERSION } from '../../engine/index.ts';
import type { Json, JsonObject } from '../../engine/model/json.ts';
import { nearestNames } from '../../engine/text/nearest.ts';
import { syntaxList } from '../../formats/list/facts.ts';
import { families } from '../../formats/list/families.ts';
import { errorBody, messageOfRefusal, type Refusal } from '../../operations/errors.ts';
import type { Scope } from '../auth/tokens.ts';
import type { KeptResult } from '../http/kept-results.ts';
import { completionOf } from './completion.ts';
import { documentTools, signTool, withSignedReports } from './document-tools.ts';
import { CODE, RpcError } from './errors.ts';
import { type Files, withFiles } from './files.ts';
import { isResult, type Keep } from './long-results.ts';
import { withProgress } from './progress.ts';
import { promptList, promptOf } from './prompts.ts';
import { referenceTools } from './reference-tools.ts';
import { readResource, resources, resourceTemplates, resultAt } from './resources.ts';
import { ClientRoots, type Roots } from './roots.ts';
import { callTool, definitionOf, type Tool } from './tool.ts';

/** The functions and settings of a transport. */
export interface McpOptions {
  environment: Environment;
  /** Called for a defect; returns the message that answers it. */
  defect: (error: unknown) => string;
  /** A private JSON Web Key. It enables the signing tool. */
  key?: Json | undefined;
  /** More tools on documents, which only this program has. */
  tools?: readonly Tool[] | undefined;
  /** Returns the files that tools may use, within the roots of the client. Default: none. */
  files?: ((roots: Roots) => Files) | undefined;
  /** Returns the refusal of a scope. Default: everything is allowed. */
  refuse?: (scope: Scope) => Refusal | undefined;
  /** Stores long results. Without it they are answered whole. */
  results?: Results | undefined;
  /** Receives progress notifications of requests that ask for them. Default: none are sent. */
  progress?: ((notification: ProgressNotification, id: RequestId) => void) | undefined;
}

/** Stores long results and finds them again. */
interface Results {
  keep: Keep;
  find(uri: string): KeptResult | undefined;
}

/** The formats of e-invoices that are written and read. */
const FORMATS = [...families, ...syntaxList].map(({ name }) => name);

/** Instructions that a model reads once, so that no tool repeats them. */
const INSTRUCTIONS = `Billwright builds, checks, corrects and converts business documents (invoices, credit notes, orders, deliveries, payments) with the taxes of their country. It writes and reads e-invoices: ${FORMATS.join(', ')} and others, as XML or in a PDF.
Documents: pass data as an object, or as text in JSON or YAML. Amounts, quantities and percentages are strings: "100.00", "21.0%". Write what you know, and let build calculate the rest.
Faults: a refused call has isError, and faults with a code and the properties concerned. Call rule with the code, fix the property, and call again.
Warnings follow a result in a second text, and under warnings. They are not part of the document.
Long results: a result of more than 256 KB, and a PDF, is a link to a resource (uri); the short members of a long one are in part. fields selects members of a result, as ["totals.payable", "lines[].sum"]; lines[0].sum is that of the first line. strict refuses input that would be changed or dropped.
Look up before you build: regime for the tax categories, rates and tags of a country, addon for what a national format needs, schema for the properties of an object, format and example. Each has a tool that lists all names. They answer in English. language selects another, such as es, or all; also for faults and warnings.`;

/** Instructions of a server that may use files. */
const OF_FILES =
  'Files: pass file instead of data for a file in the folder of this server, and save_to to get a result as a file, with overwrite to replace one. Do not copy files into data, and do not read a file to check or convert it.';

const SERVER = { name: 'billwright', title: 'Billwright', version: VERSION };
const CAPABILITIES = { tools: {}, resources: {}, prompts: {}, completions: {} };

/**
 * No tool or resource asks the client for input, so the validator is never used. One instance is shared, because creating it is expensive.
 */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** Returns a server for one connection, or for one stateless request. */
export function createMcpServer({
  environment,
  defect,
  key,
  tools: more = [],
  files,
  refuse,
  results,
  progress,
}: McpOptions): Server {
  const about = { capabilities: CAPABILITIES, instructions: files ? `${INSTRUCTIONS}\n${OF_FILES}` : INSTRUCTIONS };
  const server = new Server(SERVER, { ...about, jsonSchemaValidator });
  const roots = new ClientRoots(server);
  const use = files?.(() => roots.list());
  const withUse = (tool: Tool) => (use ? withFiles(tool, use) : tool);
  const documents = key === undefined ? documentTools : withSignedReports(documentTools, key);
  const tools = byName([
    ...inScope('documents', [...documents.map(withUse), ...more]),
    ...inScope('reference', referenceTools),
    ...inScope('signing', key === undefined ? [] : [withUse(signTool(key))]),
  ]);

  function needs(scope: Scope): void {
    const refused = refuse?.(scope);
    if (!refused) return;
    const { translation } = environment;
    throw new RpcError(CODE.refused, messageOfRefusal(refused, translation), errorBody(refused, translation));
  }

  /** Answers a method. The SDK answers both unreadable parameters and exceptions by −32603 and the exception's text. */
  function on<S extends RequestSchema>(
    schema: S,
    answer: (request: z.infer<S>, id: RequestId) => ServerResult | Promise<ServerResult>,
  ) {
    const { value: method } = schema.shape.method;
    server.setRequestHandler(z.looseObject({ method: z.literal(method) }), async (request, { requestId }) => {
      const read = schema.safeParse(request);
      if (!read.success) throw badParameters(method, read.error);
      try {
        return await answer(read.data, requestId);
      } catch (error) {
        throw error instanceof RpcError ? error : new RpcError(CODE.defect, defect(error));
      }
    });
  }

  // The SDK would report missing parameters as a defect.
  on(InitializeRequestSchema, ({ params: { protocolVersion: asked, capabilities } }) => {
    roots.isOffered = capabilities.roots !== undefined;
    const protocolVersion = SUPPORTED_PROTOCOL_VERSIONS.includes(asked) ? asked : LATEST_PROTOCOL_VERSION;
    return { protocolVersion, serverInfo: SERVER, ...about };
  });
  on(ListToolsRequestSchema, () => ({ tools: [...tools.values()].map(definitionOf) }));
  on(CallToolRequestSchema, ({ params }, id) => {
    const tool = tools.get(params.name);
    if (!tool) {
      const [near] = nearestNames(params.name, tools.keys());
      const hint = near === undefined ? '' : `; did you mean ${near}?`;
      throw new RpcError(CODE.invalidParams, `no such tool: ${params.name.slice(0, 80)}${hint}`);
    }
    needs(tool.scope);
    // The SDK has parsed the arguments as JSON, under another type.
    const given = (params.arguments ?? {}) as JsonObject;
    const token = params._meta?.progressToken;
    const wantsProgress = progress !== undefined && token !== undefined;
    const within = wantsProgress ? withProgress(environment, token, (each) => progress(each, id)) : environment;
    return callTool(tool, given, within, results?.keep);
  });
  on(ListResourcesRequestSchema, () => ({ resources }));
  on(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates }));
  on(ReadResourceRequestSchema, async ({ params }) => {
    if (isResult(params.uri)) {
      needs('documents');
      return { contents: [resultAt(params.uri, results?.find(params.uri))] };
    }
    needs('reference');
    return { contents: [await readResource(params.uri)] };
  });
  on(ListPromptsRequestSchema, () => ({ prompts: promptList }));
  on(GetPromptRequestSchema, ({ params }) => {
    needs('reference');
    return promptOf(params.name, params.arguments);
  });
  on(CompleteRequestSchema, async ({ params }) => {
    needs('reference');
    return { completion: await completionOf(params) };
  });
  return server;
}

type RequestSchema = z.ZodObject<{ method: z.ZodLiteral<string> }>;

/** A tool, with the scope that a token needs if the operator has restricted the tool. */
type ScopedTool = Tool & { scope: Scope };

function inScope(scope: Scope, list: readonly Tool[]): ScopedTool[] {
  return list.map((tool) => ({ ...tool, scope }));
}

function byName(tools: readonly ScopedTool[]): ReadonlyMap<string, ScopedTool> {
  return new Map([...tools].sort((a, b) => (a.name < b.name ? -1 : 1)).map((tool) => [tool.name, tool]));
}

/** Returns an error that names the invalid parameter of a method. */
export function badParameters(method: string, { issues }: Pick<z.ZodError, 'issues'>): RpcError {
  const [issue] = issues;
  const place = issue?.path.join('.') || 'params';
  return new RpcError(CODE.invalidParams, `${method}: ${place} does not follow the protocol: ${issue?.message ?? ''}`);
}
