import { useEffect, useMemo, useState } from 'react';
import { describeSubject } from '../../paper/describe.ts';
import { type PaperLanguage, paperLanguages } from '../../paper/languages.ts';
import type { Paper } from '../../paper/paper.ts';
import { subjectOf } from '../../paper/subject.ts';
import { isLoaded, loadWriting, writingFor } from '../../paper/writing.ts';
import { countryOfFigures } from '../ui/texts/format.ts';
import { language } from '../ui/texts/say.ts';

/**
 * Describes the papers of a document at several stages, in the language of the interface, with its figures: the page also names amounts in
 * sentences. Undefined until their words are loaded.
 */
export function usePapers(documents: readonly unknown[]): readonly (Paper | undefined)[] {
  const [, setLoaded] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the documents themselves; each page has a fixed number of them.
  const subjects = useMemo(() => documents.map(subjectOf), [...documents]);
  const country = subjects.find(Boolean)?.country;
  const reader = readersLanguage();
  const isReady = isLoaded({ country }, reader);
  useEffect(() => {
    if (!isReady)
      void loadWriting({ country }, reader).then(
        () => setLoaded((count) => count + 1),
        () => {},
      );
  }, [isReady, country, reader]);
  return useMemo(
    () =>
      subjects.map((subject) =>
        subject && isReady
          ? describeSubject(subject, writingFor(subject, reader, countryOfFigures(reader) ?? null))
          : undefined,
      ),
    [subjects, isReady, reader],
  );
}

function readersLanguage(): PaperLanguage {
  return paperLanguages.find(({ code }) => code === language.translation?.language)?.code ?? 'en';
}
