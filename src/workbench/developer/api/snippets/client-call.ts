import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { JSON_TYPE, type Operation, withoutReport } from '../operations.ts';
import type { Input } from '../request.ts';
import { isLiteral, root } from './json-literal.ts';
import { indented, sendable, javascript as string } from './literals.ts';
import { PLACEHOLDER, withoutSecret } from './sent.ts';

/** Returns a call of the typed client for the operation; undefined if the client has none, or the body is not an object. */
export function asClientCall(
  { id, method, mediaType }: Operation,
  { parameters, headers, body }: Input,
  base: string,
): string | undefined {
  const asked = calls[id] ?? (method === 'POST' && mediaType === JSON_TYPE ? document(id) : undefined);
  const call = asked?.(parameters, sendable(body).trim() || '{}');
  if (call === undefined) return undefined;
  return `import { createClient } from 'billwright/client';

const service = createClient(${optionsOf(base, headers)});
const { value } = await service.${call};
console.log(value);`;
}

function optionsOf(base: string, headers: Input['headers']): string {
  const others = headers.filter(([name]) => name !== '' && name.toLowerCase() !== 'authorization');
  const options = [`base: ${string(base)}`];
  if (headers.some(([name]) => name.toLowerCase() === 'authorization')) options.push(`token: ${string(PLACEHOLDER)}`);
  if (others.length > 0) {
    const added = others.map(([name, value]) => `${string(name)}: ${string(withoutSecret(name, value))}`);
    options.push(`headers: { ${added.join(', ')} }`);
  }
  return options.length === 1 ? `{ ${options} }` : `{\n${indented(options.join(',\n'))},\n}`;
}

type Call = (parameters: Input['parameters'], body: string) => string | undefined;

const document =
  (name: string): Call =>
  (_parameters, body) => {
    const called = withoutReport(name);
    const isReport = called !== name;
    const argument = argumentOf(body, undefined, isReport ? ['warnings'] : []);
    if (!isReport) return argument && `${called}(${argument})`;
    return argument?.replace(/^\{/, `${called}({\n  warnings: true,`).concat(')');
  };

function called(name: string, argument: string | undefined): string | undefined {
  return argument && `${name}(${argument})`;
}

const list =
  (name: string): Call =>
  ({ as_of: day, prefix, fields, limit }) => {
    const given = [
      ...(day ? [`as_of: ${string(day)}`] : []),
      ...(prefix ? [`prefix: ${string(prefix)}`] : []),
      ...(fields ? [`fields: [${fields.split(',').map(string).join(', ')}]`] : []),
      ...(limit ? [`limit: ${numberOf(limit)}`] : []),
    ];
    return given.length === 0 ? `${name}()` : `${name}({ ${given.join(', ')} })`;
  };

/** Returns a number as a literal, or as the text that it is not. */
function numberOf(text: string): string {
  return /^\d+$/.test(text) ? text : string(text);
}

const detail =
  (name: string, parameter: string): Call =>
  (parameters) =>
    `${name}(${string(parameters[parameter] ?? '')})`;

/** The client's functions by operation. Operations on documents have their own names. */
const calls: Readonly<Record<string, Call>> = {
  correctionOptions: document('correctionOptions'),
  correct: (_parameters, body) => {
    const tree = root(body);
    const wantsOptions = tree && findNodeAtLocation(tree, ['schema'])?.value === true;
    const argument = wantsOptions ? argumentOf(body, ['data']) : argumentOf(body, undefined, ['schema']);
    return argument && `${wantsOptions ? 'correctionOptions' : 'correct'}(${argument})`;
  },
  validateReportSigned: (_parameters, body) => called('validateReportSigned', argumentOf(body)),
  declare: (_parameters, body) => called('declare', argumentOf(body)),
  keygen: list('keygen'),
  listSchemas: list('schemas'),
  getSchema: ({ path = '', bundle }) => `schema(${string(path)}${bundle ? ', { bundle: true }' : ''})`,
  listRegimes: list('regimes'),
  getRegime: detail('regime', 'code'),
  listAddons: list('addons'),
  getAddon: detail('addon', 'key'),
  listFormats: list('formats'),
  getFormat: detail('format', 'key'),
  listReleases: list('releases'),
  listCatalogues: list('catalogues'),
  getCatalogue: detail('catalogue', 'key'),
  listCurrencies: list('currencies'),
  listRules: list('rules'),
  getRule: detail('rule', 'code'),
  listExamples: list('examples'),
  getExample: detail('example', 'name'),
  getVersion: list('version'),
};

/** Members that the client also accepts as JSON text, which keeps numbers as written. */
const takenAsText = ['data', 'template'];

/** Returns a body as the argument of the client, with only some members or without some. */
function argumentOf(body: string, only?: readonly string[], without: readonly string[] = []): string | undefined {
  const members = root(body)?.children?.flatMap((property) => {
    const [name, value] = property.children ?? [];
    if (!name || !value || without.includes(name.value) || (only && !only.includes(name.value))) return [];
    return [`  ${memberName(name.value)}: ${literalOf(name.value, sliceOf(body, value))},`];
  });
  if (!members) return undefined;
  return members.length === 0 ? '{}' : `{\n${members.join('\n')}\n}`;
}

function literalOf(name: string, text: string): string {
  return takenAsText.includes(name) && !isLiteral(text) ? string(text) : text;
}

function memberName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) && name !== '__proto__' ? name : `[${string(name)}]`;
}

function sliceOf(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}
