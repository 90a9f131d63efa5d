import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Document } from '../../../client/index.ts';
import { service } from '../../engine/service/service.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import type { Origin } from '../../state/drafts/origin.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { Segments } from '../../ui/segments.tsx';
import { say } from '../../ui/texts/say.ts';
import { useMedia } from '../../ui/use-media.ts';
import { Preview } from '../preview/preview.tsx';
import { MarkedPreview } from './marked-preview.tsx';
import * as texts from './texts.ts';

type Page = 'Copy' | 'Original';

/** The pages of a copy and of its original; not shown where there is no room next to the table. */
export function ComparedPages({ draft, origin }: { draft: Draft; origin: Origin }) {
  const [page, show] = useState<Page>('Copy');
  const hasRoom = useMedia('(min-width: 64rem)');
  const { built } = useRun(draft.id, 'built');
  const signed = useMemo(() => signedIn(origin.text), [origin.text]);
  const original = useQuery({
    queryKey: ['original', origin.text],
    queryFn: async ({ signal }) => (await service.build({ data: origin.text }, { signal })).value,
    enabled: hasRoom && page === 'Original' && !signed,
    gcTime: 0,
    retry: false,
  });
  if (!hasRoom) return null;
  return (
    <section aria-label={say(texts.pages)} className="flex min-h-0 flex-col border-line border-l bg-panel">
      <div className="flex h-[42px] shrink-0 items-center border-line border-b px-4">
        <Segments
          label={say(texts.pages)}
          value={page}
          options={[
            { value: 'Copy', content: say(texts.copy) },
            { value: 'Original', content: say(texts.original) },
          ]}
          onChange={show}
        />
      </div>
      <div className="min-h-0 flex-1">
        {page === 'Copy' ? (
          built ? (
            <MarkedPreview draft={draft} document={built.document} />
          ) : (
            <Waiting what={say(texts.copy)} />
          )
        ) : signed ? (
          <Preview document={signed} />
        ) : original.data ? (
          <Preview document={original.data} />
        ) : original.isError ? (
          <Message title={say(texts.notBuilt)} />
        ) : (
          <Waiting what={say(texts.original)} />
        )}
      </div>
    </section>
  );
}

/** Returns a signed document, which is shown as it was signed; undefined for others. */
function signedIn(text: string): Document | undefined {
  try {
    const document: Document = JSON.parse(text);
    return Array.isArray(document.sigs) && document.sigs.length > 0 ? document : undefined;
  } catch {
    return undefined;
  }
}
