import { useDeferredValue, useMemo } from 'react';
import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { type Description, describe } from './description.ts';
import { useLegalTitles } from './legal-titles.ts';

/** Returns the description of a text. It is rendered after typing, and never delays it. */
export function useDescription(text: string): Description {
  const settled = useDeferredValue(text);
  // Not deferred between an e-invoice and a document: the parts of the page for one cannot show the other.
  const described = isXmlText(settled) === isXmlText(text) ? settled : text;
  const titled = useLegalTitles();
  // biome-ignore lint/correctness/useExhaustiveDependencies: titles change what is described.
  return useMemo(() => describe(described), [described, titled]);
}
