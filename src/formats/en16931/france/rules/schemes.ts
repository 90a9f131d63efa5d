import type { XmlElement } from '../../../xml/element.ts';

/** Returns the identifiers with one of some schemes. */
export function withScheme(identifiers: readonly XmlElement[], ...schemes: readonly string[]): readonly XmlElement[] {
  return identifiers.filter((each) => schemes.includes(each.attribute('schemeID') ?? ''));
}
