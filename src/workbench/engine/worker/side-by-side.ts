/** A document next to its e-invoice, with the source property of each element. */

import type { WordedFault } from '../../../engine/faults.ts';
import { wordedOutcome } from '../../../engine/index.ts';
import { language } from '../../ui/texts/say.ts';
import { locate } from '../document/locate.ts';
import type { Range, Span } from '../document/text.ts';
import { objectIn, system } from './check.ts';
import { parsed } from './text.ts';
import { XmlLocations } from './xml-locations.ts';

/** An element of the e-invoice, and its source in the document's text: the property, or the nearest existing one. */
export interface ShownLink {
  property: string;
  inXml: Range;
  inText: Span | undefined;
  /** Whether the property was calculated instead of typed. */
  isCalculated: boolean;
}

export interface SideBySideXml {
  /** Absent if the document cannot be written in the format; see `faults`. */
  xml: string | undefined;
  links: ShownLink[];
  faults: readonly WordedFault[];
}

/** Writes the document of a text in a format. */
export async function xmlSideBySide({ text, as }: { text: string; as: string }): Promise<SideBySideXml> {
  const document = objectIn(text);
  if (document === undefined) return { xml: undefined, links: [], faults: [] };
  const { writeLinked } = await import('../../../formats/convert/linked-xml.ts');
  const outcome = await writeLinked(document, as, system);
  if (!outcome.ok) {
    const worded = wordedOutcome(outcome, language.translation);
    return { xml: undefined, links: [], faults: worded.ok ? [] : worded.faults };
  }
  const { xml, links } = outcome.result;
  const places = new XmlLocations(xml);
  const { root } = parsed(text);
  return {
    xml,
    faults: [],
    links: links.map(({ offset, property }) => {
      const found = root && locate(root, property);
      const inText = found && { offset: found.node.offset, length: found.node.length };
      return {
        property,
        inXml: places.markOf(offset),
        inText,
        isCalculated: found === undefined || found.missing !== '',
      };
    }),
  };
}
