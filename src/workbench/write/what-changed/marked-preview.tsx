import { useMemo } from 'react';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { Compared } from '../preview/compared.ts';
import { Preview, type PreviewProps } from '../preview/preview.tsx';
import { useWhatChanged } from './use-what-changed.ts';
import { variantsOf } from './variants.ts';

interface MarkedPreviewProps extends PreviewProps {
  draft: Draft;
}

/** The page of a copy or correction. It marks what was changed, and what was kept of the original. */
export function MarkedPreview({ draft, ...page }: MarkedPreviewProps) {
  const { document } = page;
  const found = useWhatChanged(draft);
  const variants = useMemo(
    () => (found ? variantsOf(document, found.differences, found.questions) : []),
    [document, found],
  );
  return (
    <Compared value={variants}>
      <Preview {...page} />
    </Compared>
  );
}
