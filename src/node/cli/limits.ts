import { limitXml } from '../../formats/xml/limits.ts';
import { limitCompression } from '../files/gunzip.ts';

/** The variable with the largest number of elements and attributes of a file in XML. Threads have it too. */
const XML_ELEMENTS = 'BILLWRIGHT_XML_ELEMENTS';
/** The variable with the maximum compression ratio of a stream. */
const COMPRESSION = 'BILLWRIGHT_COMPRESSION';

/** Sets the limits that variables name. Ignores values that are not numbers. */
export function limitFromEnvironment(variables: NodeJS.ProcessEnv = process.env): void {
  const numberIn = (name: string) =>
    /^[1-9]\d{0,9}$/.test(variables[name] ?? '') ? Number(variables[name]) : undefined;
  const [elements, compression] = [numberIn(XML_ELEMENTS), numberIn(COMPRESSION)];
  if (elements !== undefined) limitXml({ elements });
  if (compression !== undefined) limitCompression(compression);
}
