import { limitXml } from '../../formats/xml/limits.ts';

/** The variable with the largest number of elements and attributes of a file in XML. Threads have it too. */
export const XML_ELEMENTS = 'BILLWRIGHT_XML_ELEMENTS';

/** Sets the limits that variables name. Ignores what is not a number. */
export function limitFromEnvironment(variables: NodeJS.ProcessEnv = process.env): void {
  const elements = variables[XML_ELEMENTS] ?? '';
  if (/^[1-9]\d{0,9}$/.test(elements)) limitXml({ elements: Number(elements) });
}
