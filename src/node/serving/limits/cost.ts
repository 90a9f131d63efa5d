import type { Task } from '../../../service/http/work.ts';
import { bufferOf } from '../../files/buffer-of.ts';

/**
 * What a document takes of memory in a thread, estimated from the length of its request. The figures are those of the worst of many shapes of
 * documents, as `tsx bench/memory.ts --costs` measures them.
 */

const MIB = 1024 * 1024;

/** MiB that a thread takes before it has got a document. */
const THREAD = 48;

/** MiB for each MiB of a request. */
const COSTS = {
  json: 38,
  /** What assistants are answered with is there as text too, and as bytes where it is kept. */
  mcp: 46,
  /** An e-invoice of thousands of empty elements; as they are mostly written it is half of that, when it is converted too. */
  xml: 75,
  /** A document becomes an e-invoice: its terms, their elements and the text are there at once. */
  converted: 110,
  /** It becomes a PDF, which may carry it: all that is drawn is there at once. */
  drawn: 145,
  /** A PDF that carries an e-invoice, which is not packed. */
  pdf: 75,
  /** A list of thousands of short entries; as documents are mostly written it is a third of that. */
  yaml: 450,
} as const;

/** MiB that a PDF takes whatever its length: what is in it is packed, and is handed on as text (`src/pdf/budget.ts` says how much that may be). */
const UNPACKED = 150;

/** MiB that an explanation takes at most, and for each MiB of a request. */
const EXPLANATION = { most: 120, each: 44 } as const;

/** What is known of a request before it is worked on. */
type Request = Pick<Task, 'path' | 'headers' | 'body'>;

/** Returns MiB. */
export function costOf(request: Request, isYaml: boolean): number {
  const size = request.body.length / MIB;
  if (isYaml) return THREAD + COSTS.yaml * size;
  const explained = bufferOf(request.body).includes('"explain"')
    ? Math.min(EXPLANATION.most, EXPLANATION.each * size)
    : 0;
  const kind = kindOf(request);
  return THREAD + (kind === 'pdf' ? UNPACKED : 0) + COSTS[kind] * size + explained;
}

/** Returns what is costly of a request that is not in YAML. */
function kindOf(request: Request): Exclude<keyof typeof COSTS, 'yaml'> {
  if (request.headers['Content-Type'] === 'application/pdf') return 'pdf';
  if (request.headers['Content-Type'] === 'application/xml') return 'xml';
  const has = (text: string) => bufferOf(request.body).includes(text);
  const isForAssistants = request.path === '/v0/mcp';
  const isConverted = request.path.startsWith('/v0/convert') || (isForAssistants && has('"convert"'));
  if ((isConverted || isForAssistants || request.path.startsWith('/v0/validate')) && has('"encoding"')) return 'pdf';
  if (isConverted) return has('pdf"') ? 'drawn' : 'converted';
  if (hasTextLike(request, TEXT_IN_XML)) return 'xml';
  return isForAssistants ? 'mcp' : 'json';
}

/** Returns the MiB that a request of so many bytes may take, but for YAML, e-invoices and explanations. */
export function mostCostOf(bytes: number): number {
  return THREAD + (COSTS.mcp * bytes) / MIB;
}

/** Returns the longest request, in bytes, for which so many MiB always do, but for YAML, e-invoices and explanations. */
export function longestFor(megabytes: number): number {
  return Math.floor(((megabytes - THREAD) * MIB) / COSTS.mcp);
}

/** Returns the longest text in YAML, in bytes, that is read with so many MiB. */
export function longestYamlFor(megabytes: number): number {
  return Math.max(0, Math.floor(((megabytes - THREAD) * MIB) / COSTS.yaml));
}

/** The members that may hold the text of a document. */
const TEXTS = ['"data"', '"template"', '"options"'] as const;

/** A member whose text does not begin as JSON or XML does, nor is an image in base64; white space that is escaped is white space here. */
const TEXT_IN_YAML = /^"\w+"\s*:\s*"\s*(?:[^\w+/={<\s\\"]|[\w+/=][\w+/=\s]*[^\w+/=\s"])/;

/** A member whose text begins as XML does, perhaps with a byte order mark, which is three bytes here. */
const TEXT_IN_XML = /^"\w+"\s*:\s*"[\s\xef\xbb\xbf]*(?:\\ufeff\s*)?</i;

/** Places at which a member is looked at; whatever is behind many others of that name the thread sees. */
const MOST_PLACES = 16;

/** Returns whether a request is in YAML, or seems to hold a document as a text in it. Should it hide that, the thread refuses it if it is long. */
export function hasYaml(request: Request): boolean {
  return request.headers['Content-Type'] === 'application/yaml' || hasTextLike(request, TEXT_IN_YAML);
}

/** Returns whether one of the members that may hold the text of a document begins so. */
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
