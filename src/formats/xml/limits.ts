import { type Message, message } from '../../engine/text/message.ts';

/** The limits of files in XML. */
export interface XmlLimits {
  /** Elements and attributes. */
  elements: number;
  /** Bytes, or characters of a text. */
  bytes: number;
}

/** The code of a file that exceeds them. It may be well-formed. */
export const XML_SIZE = 'BW-XML-SIZE';

/** A file of some megabytes can have millions of elements, which take fifty times its memory. An invoice of 20,000 lines has fewer. */
const limits: XmlLimits = { elements: 500_000, bytes: Number.POSITIVE_INFINITY };

/** Sets limits for this thread. */
export function limitXml(given: Partial<XmlLimits>): void {
  Object.assign(limits, given);
}

export function mostElements(): number {
  return limits.elements;
}

export function mostBytes(): number {
  return limits.bytes;
}

export function tooManyElements(): Message {
  return message('The file has more than {most} elements and attributes.', { most: limits.elements });
}

export function tooManyBytes(): Message {
  return message('The file is larger than {most} MiB.', { most: limits.bytes / (1024 * 1024) });
}

/** The characters of the shortest element. */
const SHORTEST = 4;

/** Returns the number of elements and attributes of a file just written if there are too many to read it, otherwise undefined. */
export function excessIn(xml: string): number | undefined {
  if (xml.length < SHORTEST * limits.elements) return undefined;
  let count = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1))
    if (!'/!?'.includes(xml[at + 1] ?? '/')) count++;
  for (let at = xml.indexOf('="'); at >= 0; at = xml.indexOf('="', at + 2)) count++;
  return count > limits.elements ? count : undefined;
}
