import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { wholeTreeOf } from '../document/text.ts';
import { JSON_TYPE, type Operation } from './operations.ts';
import type { ApiRequest, Input } from './request.ts';

/** Returns the request as a command for a POSIX shell. */
export function asCurl({ method, url, headers, body }: ApiRequest): string {
  const parts = [`curl ${quoted(url)}`];
  if (method !== 'GET') parts[0] = `curl -X ${method} ${quoted(url)}`;
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body !== undefined) parts.push(`--data-raw ${quoted(body)}`);
  return parts.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Returns the request as JavaScript, for browsers and Node. */
export function asFetch({ method, url, headers, body }: ApiRequest): string {
  const options = [
    ...(method === 'GET' ? [] : [`method: ${string(method)},`]),
    `headers: { ${Object.entries(headers)
      .map(([name, value]) => `${/^\w+$/.test(name) ? name : string(name)}: ${string(value)}`)
      .join(', ')} },`,
    ...(body === undefined ? [] : [`body: ${bodyExpression(body)},`]),
  ];
  return `const response = await fetch(${string(url)}, {
${indented(options.join('\n'))}
});
console.log(response.status, await response.${headers.Accept === JSON_TYPE ? 'json' : 'text'}());`;
}

/** JSON is JavaScript, but for what would be another once it was read: numbers as 10.00, and `__proto__`. */
function bodyExpression(body: string): string {
  return root(body) && isLiteral(body) ? `JSON.stringify(${body.trim()})` : string(body);
}

/** Returns the operation as a call of the typed client; undefined where that has none for it, or the body is no object. */
export function asClientCall(
  { id, method, mediaType }: Operation,
  { parameters, body }: Input,
  base: string,
): string | undefined {
  const asked = calls[id] ?? (method === 'POST' && mediaType === JSON_TYPE ? document(id) : undefined);
  const call = asked?.(parameters, body.trim() || '{}');
  if (call === undefined) return undefined;
  return `import { createClient } from 'billwright/client';

const service = createClient({ base: ${string(base)} });
const { value } = await service.${call};
console.log(value);`;
}

type Call = (parameters: Input['parameters'], body: string) => string | undefined;

const document =
  (name: string): Call =>
  (_parameters, body) => {
    const argument = argumentOf(body);
    return argument && `${name}(${argument})`;
  };

const list =
  (name: string): Call =>
  () =>
    `${name}()`;

const detail =
  (name: string, parameter: string): Call =>
  (parameters) =>
    `${name}(${string(parameters[parameter] ?? '')})`;

/** The client's functions by the operations that they call, but for those on documents, whose names are theirs. */
const calls: Readonly<Record<string, Call>> = {
  correct: (_parameters, body) => {
    const tree = root(body);
    const wantsOptions = tree && findNodeAtLocation(tree, ['schema'])?.value === true;
    const argument = wantsOptions ? argumentOf(body, ['data']) : argumentOf(body, undefined, ['schema']);
    return argument && `${wantsOptions ? 'correctionOptions' : 'correct'}(${argument})`;
  },
  keygen: list('keygen'),
  listSchemas: list('schemas'),
  getSchema: ({ path = '', bundle }) => `schema(${string(path)}${bundle ? ', { bundle: true }' : ''})`,
  listRegimes: list('regimes'),
  getRegime: detail('regime', 'code'),
  listAddons: list('addons'),
  getAddon: detail('addon', 'key'),
  listFormats: list('formats'),
  getFormat: detail('format', 'key'),
  listCatalogues: list('catalogues'),
  getCatalogue: detail('catalogue', 'key'),
  listCurrencies: list('currencies'),
  listRules: ({ prefix }) => (prefix ? `rules({ prefix: ${string(prefix)} })` : 'rules()'),
  getRule: detail('rule', 'code'),
  listExamples: list('examples'),
  getExample: detail('example', 'name'),
  getVersion: list('version'),
};

/** Members that the client also takes as a text of JSON, which keeps numbers as they are written. */
const takenAsText = ['data', 'template'];

/** A body as the argument of the client: with certain members only, or without others. */
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

/** The object that a text of JSON holds; undefined where it holds none. */
function root(body: string): Node | undefined {
  const tree = wholeTreeOf(body);
  return tree?.type === 'object' ? tree : undefined;
}

function sliceOf(text: string, { offset, length }: Node): string {
  return text.slice(offset, offset + length);
}

/** Whether JSON says the same as JavaScript. */
function isLiteral(json: string): boolean {
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/g)) {
    if (token.startsWith('"') ? token.includes('__proto__') : String(Number(token)) !== token) return false;
  }
  return true;
}

function string(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function indented(text: string): string {
  return `  ${text.replace(/\n/g, '\n  ')}`;
}
