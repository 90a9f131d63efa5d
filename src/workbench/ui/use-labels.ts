import { useEffect, useState } from 'react';
import type { Labels } from '../../paper/labels/labels.ts';
import { labelsSoFar, loadLabels, type PaperLanguage } from '../../paper/languages.ts';

/** Returns the words of papers in a language, once they are loaded. */
export function useLabels(language: PaperLanguage): Labels | undefined {
  const [, setLoaded] = useState<Labels>();
  useEffect(() => {
    if (labelsSoFar(language)) return;
    // Without the network the words stay missing until something loads them.
    loadLabels(language).then(setLoaded, () => {});
  }, [language]);
  return labelsSoFar(language);
}
