import type { Task } from '../../service/work.ts';

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
  /** Assistants are given what is answered twice: as a text, and as it is. */
  mcp: 46,
  /** A list of thousands of short entries; as documents are mostly written it is a third of that. */
  yaml: 450,
} as const;

/** MiB that an explanation takes at most, and for each MiB of a request. */
const EXPLANATION = { most: 120, each: 44 } as const;

/** What is known of a request before it is worked on. */
type Request = Pick<Task, 'path' | 'headers' | 'body'>;

/** Returns MiB. */
export function costOf(request: Request, isYaml: boolean): number {
  const size = request.body.length / MIB;
  if (isYaml) return THREAD + COSTS.yaml * size;
  const explained = bytesOf(request).includes('"explain"') ? Math.min(EXPLANATION.most, EXPLANATION.each * size) : 0;
  return THREAD + COSTS[request.path === '/v0/mcp' ? 'mcp' : 'json'] * size + explained;
}

/** Returns the MiB that a request of so many bytes may take, but for YAML and explanations. */
export function mostCostOf(bytes: number): number {
  return THREAD + (COSTS.mcp * bytes) / MIB;
}

/** Returns the longest request, in bytes, for which so many MiB always do, but for YAML and explanations. */
export function longestFor(megabytes: number): number {
  return Math.floor(((megabytes - THREAD) * MIB) / COSTS.mcp);
}

/** Returns the longest text in YAML, in bytes, that is read with so many MiB. */
export function longestYamlFor(megabytes: number): number {
  return Math.max(0, Math.floor(((megabytes - THREAD) * MIB) / COSTS.yaml));
}

/** The members that may hold the text of a document. */
const TEXTS = ['"data"', '"template"', '"options"'] as const;

/** A member whose text does not begin as JSON does, nor is an image in base64; white space that is escaped is white space here. */
const TEXT_IN_YAML = /^"\w+"\s*:\s*"\s*(?:[^\w+/={\s\\"]|[\w+/=][\w+/=\s]*[^\w+/=\s"])/;

/** Places at which a member is looked at; whatever is behind many others of that name the thread sees. */
const MOST_PLACES = 16;

/** Returns whether a request is in YAML, or seems to hold a document as a text in it. Should it hide that, the thread refuses it if it is long. */
export function hasYaml(request: Request): boolean {
  if (request.headers['Content-Type'] === 'application/yaml') return true;
  const bytes = bytesOf(request);
  return TEXTS.some((name) => {
    let at = bytes.indexOf(name);
    for (let place = 0; at >= 0 && place < MOST_PLACES; place++) {
      const member = bytes.toString('latin1', at, at + 64).replaceAll(/\\[nrt]/g, ' ');
      if (TEXT_IN_YAML.test(member)) return true;
      at = bytes.indexOf(name, at + 1);
    }
    return false;
  });
}

/** Returns a body as a buffer, for Node's fast search. */
function bytesOf({ body }: Request): Buffer {
  return Buffer.from(body.buffer, body.byteOffset, body.length);
}
