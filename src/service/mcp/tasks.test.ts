import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../engine/loading.ts';
import type { JsonObject } from '../../engine/model/json.ts';
import { systemEnvironment } from '../../operations/environment.ts';
import { exampleEnvelope, examplePublicKey } from '../../operations/example-data.ts';
import { spanish } from '../../operations/example-documents.ts';
import { examples } from '../examples/index.ts';
import { documentTools } from './document-tools.ts';
import { type Files, withFiles } from './files.ts';
import { referenceTools } from './reference-tools.ts';
import { callTool, definitionOf, type Tool } from './tool.ts';

/**
 * Requests of people to assistants, each with the tool and arguments that answer it; `given` is the document that comes with the request.
 * The list measures how well a model chooses from the descriptions (docs/contributing/operation.md).
 */
interface Task {
  task: string;
  given?: string;
  /** Whether the document is complete or has a number. */
  built?: true;
  coded?: true;
  tool: string;
  arguments: JsonObject;
}

/** Approximate, in English. */
const CHARACTERS_PER_TOKEN = 4;

const tasks: Task[] = JSON.parse(readFileSync('src/service/mcp/tasks.json', 'utf8'));
const tools = new Map([...documentTools, ...referenceTools].map((tool) => [tool.name, tool]));
const environment = systemEnvironment();

const run = (name: string, given: JsonObject) => callTool(tools.get(name) as Tool, given, environment);

async function documentOf({ given, built, coded }: Task): Promise<JsonObject> {
  if (given === undefined) return {};
  if (given === 'signed') return { data: exampleEnvelope, publickey: examplePublicKey };
  if (given === 'euros') {
    return { data: { ...spanish, exchange_rates: [{ from: 'EUR', to: 'USD', amount: '1.0800' }] } };
  }
  if (given === 'gross') return { data: { ...spanish, tax: { prices_include: 'VAT' } } };
  if (given === 'xrechnung') {
    const written = await run('convert', { data: await exampleOf('de-xrechnung-v3'), to: 'xrechnung-ubl' });
    return { data: String(written.structuredContent?.result) };
  }
  const document = { ...(await exampleOf(given)), ...(coded && { code: '7' }) };
  const data = built ? ((await run('build', { data: document })).structuredContent as JsonObject) : document;
  return { data };
}

async function exampleOf(name: string): Promise<JsonObject> {
  const found = examples.find((example) => example.name === name);
  if (!found) throw new Error(`no example ${name}`);
  return (await found.load()) as JsonObject;
}

describe('tasks for assistants', () => {
  beforeAll(() => load('all'));

  it.each(tasks)('can be done with one tool call: $task', async (each) => {
    const tool = tools.get(each.tool);
    expect(tool).toBeDefined();
    const given = { ...(await documentOf(each)), ...each.arguments };
    const isValid = new Ajv({ strict: false }).compile(definitionOf(tool as Tool).inputSchema);
    expect(isValid(given), JSON.stringify(isValid.errors)).toBe(true);
    const { isError, content } = await run(each.tool, given);
    expect(isError, JSON.stringify(content).slice(0, 500)).toBe(false);
  });

  it('are at least twenty, and use most of the tools', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(20);
    expect(new Set(tasks.map(({ tool }) => tool)).size).toBeGreaterThan(tools.size / 2);
  });

  it.each([
    ['', 4000],
    [', and one of files of 4300', 4300],
  ])('need a tool list of at most 4000 tokens%s', (kind, tokens) => {
    const given = [...tools.values()].map((tool) => (kind === '' ? tool : withFiles(tool, {} as Files)));
    expect(JSON.stringify(given.map(definitionOf)).length / CHARACTERS_PER_TOKEN).toBeLessThan(tokens);
  });
});
