import type { Task } from '../../../service/http/work.ts';
import { bufferOf } from '../../files/buffer-of.ts';

/**
 * Estimates the memory a document takes in a thread from the length of its request. The figures are the worst of many document shapes,
 * measured by `tsx bench/memory.ts --costs`.
 */

const MIB = 1024 * 1024;

/** MiB of an empty thread. */
const THREAD = 48;

/** MiB per MiB of request. */
const COSTS = {
  json: 38,
  /** MCP answers exist as text too, and as bytes if kept. */
  mcp: 46,
  /** An e-invoice of thousands of empty elements. Typical ones take half, even when converted. */
  xml: 75,
  /** A document converted to an e-invoice: its terms, elements and text exist at once. */
  converted: 110,
  /** A document drawn as a PDF, which may also contain the document. All drawn content is in memory at once. */
  drawn: 145,
  /** A PDF with an uncompressed e-invoice. */
  pdf: 75,
  /** A list of thousands of short entries. Typical documents take a third. */
  yaml: 450,
} as const;

/** MiB of a PDF of any length: its content is compressed, and is passed on as text (see the limits in `src/pdf/budget.ts`). */
const UNPACKED = 150;

/** Maximum size of an explanation in MiB, and MiB per MiB of the request. */
const EXPLANATION = { most: 120, each: 44 } as const;

/** The parts of a request known before processing. */
type Request = Pick<Task, 'path' | 'headers' | 'body'>;

/** A letter written as an escape. No usual writer of JSON does that, so it may hide a name or value that matters here. */
const HIDDEN = /\\u00[4-7]/i;

/** Returns a function that returns whether a body contains a quoted text, or may contain it in another spelling. */
function finderIn(body: Request['body']): (text: string) => boolean {
  const bytes = bufferOf(body);
  const mayHide = bytes.includes('\\u00') && HIDDEN.test(bytes.toString('latin1'));
  return (text) => mayHide || bytes.includes(text);
}

/** Returns the memory in MiB that a request takes in a thread. */
export function costOf(request: Request, isYaml: boolean): number {
  const size = request.body.length / MIB;
  if (isYaml) return THREAD + COSTS.yaml * size;
  const has = finderIn(request.body);
  const explained = has('"explain"') ? Math.min(EXPLANATION.most, EXPLANATION.each * size) : 0;
  const kind = kindOf(request, has);
  return THREAD + (kind === 'pdf' ? UNPACKED : 0) + COSTS[kind] * size + explained;
}

/** Bytes of JSON that take as long as a drawn PDF, as a byte of YAML, or as a byte of another kind. */
const WEIGHTS = { drawn: 256 * 1024, yaml: 25, other: 2, json: 1 } as const;

/** Returns how long a request takes, in bytes of JSON that would take as long. */
export function weightOf(request: Request, isYaml: boolean): number {
  const { length } = request.body;
  if (isYaml) return length * WEIGHTS.yaml;
  const kind = kindOf(request, finderIn(request.body));
  if (kind === 'drawn') return WEIGHTS.drawn + length;
  return length * (kind === 'json' || kind === 'pdf' ? WEIGHTS.json : WEIGHTS.other);
}

/** Returns the most expensive feature of a request that is not in YAML. */
function kindOf(request: Request, has: (text: string) => boolean): Exclude<keyof typeof COSTS, 'yaml'> {
  if (request.headers['Content-Type'] === 'application/pdf') return 'pdf';
  if (request.headers['Content-Type'] === 'application/xml') return 'xml';
  const isForAssistants = request.path === '/v0/mcp';
  const isConverted = request.path.startsWith('/v0/convert') || (isForAssistants && has('"convert"'));
  if ((isConverted || isForAssistants || request.path.startsWith('/v0/validate')) && has('"encoding"')) return 'pdf';
  if (isConverted) return has('pdf"') ? 'drawn' : 'converted';
  if (hasTextLike(request, TEXT_IN_XML)) return 'xml';
  return isForAssistants ? 'mcp' : 'json';
}

/** Returns the maximum number of MiB that a request of this length may take, except YAML, e-invoices and explanations. */
export function mostCostOf(bytes: number): number {
  return THREAD + (COSTS.mcp * bytes) / MIB;
}

/** Returns the longest request, in bytes, that always fits into these MiB, except YAML, e-invoices and explanations. */
export function longestFor(megabytes: number): number {
  return Math.floor(((megabytes - THREAD) * MIB) / COSTS.mcp);
}

/** Returns the longest YAML text, in bytes, that fits into these MiB. */
export function longestYamlFor(megabytes: number): number {
  return Math.max(0, Math.floor(((megabytes - THREAD) * MIB) / COSTS.yaml));
}

/** Members that may contain a document as text. */
const TEXTS = ['"data"', '"template"', '"options"'] as const;

/** A member whose text begins neither as JSON or XML, nor as a base64 image. Escaped white space counts as white space. */
const TEXT_IN_YAML = /^"\w+"\s*:\s*"\s*(?:[^\w+/={<\s\\"]|[\w+/=][\w+/=\s]*[^\w+/=\s"])/;

/** A member whose text begins as XML, perhaps with a byte order mark (three bytes here). */
const TEXT_IN_XML = /^"\w+"\s*:\s*"[\s\xef\xbb\xbf]*(?:\\ufeff\s*)?(?:<|\\u003c)/i;

/** Maximum number of occurrences of a member name to examine. The thread checks the rest. */
const MOST_PLACES = 16;

/** Returns whether a request is in YAML or seems to contain YAML text. The thread rejects long YAML that was hidden from this test. */
export function hasYaml(request: Request): boolean {
  return request.headers['Content-Type'] === 'application/yaml' || hasTextLike(request, TEXT_IN_YAML);
}

/** Returns whether the text of a document member matches the pattern. */
function hasTextLike(request: Request, pattern: RegExp): boolean {
  const bytes = bufferOf(request.body);
  return TEXTS.some((name) => {
    let at = bytes.indexOf(name);
    for (let place = 0; at >= 0 && place < MOST_PLACES; place++) {
      const member = bytes.toString('latin1', at, at + 64).replaceAll(/\\[nrt]/g, ' ');
      if (pattern.test(member)) return true;
      at = bytes.indexOf(name, at + 1);
    }
    return false;
  });
}
