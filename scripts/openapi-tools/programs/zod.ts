/** Checks requests and answers of the service by zod schemas of orval. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import * as schemas from './generated/zod.ts';
import { invoice } from './invoice.ts';

const service = `${process.argv[2]}/v0`;

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: unknown };
}

async function get(path: string): Promise<unknown> {
  return (await fetch(`${service}${path}`)).json();
}

async function post(path: string, request: object): Promise<unknown> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(request) };
  return (await fetch(`${service}${path}`, init)).json();
}

/** Fails if the schema refuses the value. */
function accepts(what: string, schema: Schema, value: unknown) {
  const { success, error } = schema.safeParse(value);
  assert(success, `${what}: ${JSON.stringify(error)}`);
}

/** Fails if the schema refuses the value or does not know a member of it. */
function knows(what: string, schema: Schema, value: unknown) {
  accepts(what, schema, value);
  assert(isDeepStrictEqual(schema.safeParse(value).data, value), `${what}: unknown members`);
}

knows('a draft', schemas.BuildBody, { data: invoice });
for (const wrong of [{ lines: [{}] }, { currency: 3 }, { lines: [{ ...invoice.lines[0], quantity: 'many' }] }]) {
  const { success } = schemas.BillInvoiceDraft.safeParse({ ...invoice, ...wrong });
  assert(!success, `accepts ${JSON.stringify(wrong)}`);
}

const { examples } = schemas.ListExamplesResponse.parse(await get('/examples'));
assert(examples.length > 50);
for (const { name } of examples) {
  const document = await get(`/examples/${name}`);
  accepts(`the example ${name}`, schemas.GetExampleResponse, document);
  accepts(`the draft ${name}`, schemas.BuildBody, { data: document });
  const built = await post('/build', { data: document });
  accepts(`the document ${name}`, schemas.BuildResponse, built);
  accepts(`the envelope ${name}`, schemas.BuildResponse, await post('/build', { data: document, envelop: true }));
  accepts(`the report on ${name}`, schemas.BuildReportResponse, await post('/build/report', { data: document }));
}

const built = await post('/build', { data: invoice });
knows('a document', schemas.BuildResponse, built);
knows('a verdict', schemas.ValidateResponse, await post('/validate', { data: built }));
const written = await post('/convert', { data: built, to: 'en16931-ubl' });
knows('an e-invoice', schemas.ConvertResponse, written);
const { result } = written as { result: string };
knows('the document of an e-invoice', schemas.ConvertResponse, await post('/convert', { data: result }));
knows('a refusal', schemas.Error, await post('/build', { data: {} }));

const { formats } = schemas.ListFormatsResponse.parse(await get('/formats'));
for (const { key } of formats) knows(`the format ${key}`, schemas.GetFormatResponse, await get(`/formats/${key}`));
knows('rules', schemas.ListRulesResponse, await get('/rules?limit=50'));
knows('official rules', schemas.ListRulesResponse, await get('/rules?prefix=BR-DE&limit=50'));
accepts('a rule', schemas.GetRuleResponse, await get('/rules/BR-DE-15'));
accepts('currencies', schemas.ListCurrenciesResponse, await get('/currencies'));
accepts('a regime', schemas.GetRegimeResponse, await get('/regimes/ES'));
