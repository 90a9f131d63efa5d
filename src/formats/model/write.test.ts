import { expect, test } from 'vitest';
import { formatOf } from '../formats.ts';
import { environment } from '../mapping/testing.ts';
import { tellingDocument, tellingDocuments } from '../testing/telling-documents.ts';
import { writeDocument } from '../write.ts';
import type { XmlElement } from '../xml/element.ts';
import type { Group } from './group.ts';
import { readTerms } from './read.ts';

const formats = [
  'en16931-ubl',
  'peppol-ubl',
  'xrechnung-cii',
  'facturx-extended',
  'fr-extended-ubl',
  'fr-extended-cii',
];

/** What rules see of terms: the groups and values in their places, and the very elements that they stand at. */
function termsIn(group: Group, elements: Map<XmlElement, string>, place = ''): string[] {
  const at = (element: XmlElement | undefined) => (element ? elements.get(element) : 'no element');
  const here = `${place}/${group.id}`;
  const seen = [`${here} at ${at(group.element)}`];
  for (const id of group.ids().sort()) {
    group.all(id).forEach(({ text, element }, i) => {
      seen.push(`${here}/${id}[${i}] ${text} at ${at(element)}`);
    });
    group.groups(id).forEach((inner, i) => {
      seen.push(...termsIn(inner, elements, `${here}[${i}]`));
    });
  }
  return seen;
}

test.each(Object.keys(tellingDocuments))('the terms of %s are after writing what a reader finds', async (name) => {
  let count = 0;
  for (const key of formats) {
    const format = formatOf(key);
    if (format === undefined) throw new Error(`there is no format ${key}`);
    const outcome = await writeDocument(tellingDocument(name, key), format, {}, environment);
    if (!outcome.ok || outcome.result.written === undefined) continue;
    const { root, invoice, plan } = outcome.result.written;
    const elements = new Map([...root.within()].map((element, place) => [element, `${element.name} ${place}`]));
    expect(termsIn(invoice, elements), key).toEqual(termsIn(readTerms(root, plan).invoice, elements));
    count++;
  }
  expect(count).toBeGreaterThan(0);
});
