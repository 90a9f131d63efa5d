import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Fault } from '../../../client/index.ts';
import { locate } from '../../engine/document/locate.ts';
import { type Span, treeOf } from '../../engine/document/text.ts';
import { isObject } from '../../engine/document/values.ts';
import { JSON_TYPE } from './operations.ts';

/** A fault of an answer with its place in the request body, if it names one. */
export interface LocatedFault {
  code: string | undefined;
  properties: readonly string[];
  description: string;
  place: Span | undefined;
}

/** Maximum number of faults shown for an answer. */
const MOST = 200;

/**
 * Returns the faults of an answer, each with its place in the body that was sent: in the document under `data`, in `template` or `options`,
 * at a member of the body, or in the line of a stream.
 */
export function faultsInRequest(answer: string, body: string, mediaType: string): LocatedFault[] {
  if (mediaType === JSON_TYPE) return placed(faultsOf(answer), body, 0);
  const lines = linesOf(body);
  return answer
    .split('\n')
    .flatMap((line) => {
      const read = parsed(line);
      const { seq_id: number, error } = isObject(read) ? read : {};
      const asked = typeof number === 'number' ? lines[number - 1] : undefined;
      return asked && isObject(error) ? placed(faultsIn(error), asked.text, asked.offset) : [];
    })
    .slice(0, MOST);
}

function placed(faults: readonly Fault[], text: string, offset: number): LocatedFault[] {
  const root = faults.length > 0 ? treeOf(text) : undefined;
  return faults.slice(0, MOST).map(({ code, properties, description }) => {
    const place = root && spanOf(root, properties);
    return { code, properties, description, place: place && { offset: offset + place.offset, length: place.length } };
  });
}

/** Returns the place of the first path that exists. */
function spanOf(root: Node, paths: readonly string[]): Span | undefined {
  for (const path of paths) {
    const found = pathInBody(root, path);
    if (found) return found;
  }
  return undefined;
}

function pathInBody(root: Node, path: string): Span | undefined {
  if (path.startsWith('request.')) return locate(root, `$.${path.slice('request.'.length)}`)?.mark;
  const [, member, rest = ''] = /^(template|options)\b(.*)$/s.exec(path) ?? [];
  const given = findNodeAtLocation(root, ['payload']) ?? root;
  if (member) return locate(given, `$.${member}${rest}`)?.mark;
  const data = findNodeAtLocation(given, ['data']);
  // A document as text, in YAML or XML, is marked as a whole.
  if (data?.type === 'string') return { offset: data.offset, length: data.length };
  const inData = data && locate(data, path);
  const template = findNodeAtLocation(given, ['template']);
  const inTemplate = inData?.missing === '' ? undefined : template && locate(template, path);
  return (inTemplate?.missing === '' ? inTemplate : inData)?.mark;
}

function faultsOf(answer: string): Fault[] {
  const read = parsed(answer);
  return isObject(read) ? faultsIn(read) : [];
}

function faultsIn({ faults }: { [name: string]: unknown }): Fault[] {
  return Array.isArray(faults) ? faults.filter(isFault) : [];
}

function isFault(value: unknown): value is Fault {
  if (!isObject(value)) return false;
  const { properties, description } = value;
  const paths = Array.isArray(properties) && properties.every((path) => typeof path === 'string');
  return paths && typeof description === 'string';
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Returns the lines of a stream that are not blank, with their offsets. */
function linesOf(body: string): { text: string; offset: number }[] {
  let offset = 0;
  return body.split('\n').flatMap((text) => {
    const line = { text, offset };
    offset += text.length + 1;
    return text.trim() === '' ? [] : [line];
  });
}
