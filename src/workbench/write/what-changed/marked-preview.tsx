import { useMemo } from 'react';
import type { Document } from '../../../client/index.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { Compared } from '../preview/compared.ts';
import { Preview } from '../preview/preview.tsx';
import type { Wrong } from '../preview/wrong-places.ts';
import { useWhatChanged } from './use-what-changed.ts';
import { variantsOf } from './variants.ts';

interface MarkedPreviewProps {
  draft: Draft;
  document: Document;
  wrong?: Wrong | undefined;
}

/** The page of a copy or correction, with what was changed and what was kept of its original marked. */
export function MarkedPreview({ draft, document, wrong }: MarkedPreviewProps) {
  const found = useWhatChanged(draft);
  const variants = useMemo(
    () => (found ? variantsOf(document, found.differences, found.questions) : []),
    [document, found],
  );
  return (
    <Compared value={variants}>
      <Preview document={document} wrong={wrong} />
    </Compared>
  );
}
