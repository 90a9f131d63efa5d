import { lazy, Suspense, useMemo } from 'react';
import { writeText } from '../document/edits.ts';
import { contentOf, readText } from '../document/text.ts';
import type { Built } from '../operations/runs.ts';
import { Message, Waiting } from '../ui/message.tsx';
import { asTyped } from './as-typed.ts';

const Difference = lazy(async () => ({ default: (await import('../editor/difference.tsx')).Difference }));

/** What building changed or added, against what was typed. */
export function Changes({ built }: { built: Built }) {
  const typed = useMemo(() => writeText(asTyped(contentOf(readText(built.from)), built.document)), [built]);
  if (typed === built.text) {
    return (
      <Message title="Nothing was changed">
        <p>The document was complete: building neither changed nor added anything.</p>
      </Message>
    );
  }
  return (
    <div className="flex size-full flex-col">
      <p className="flex h-9 shrink-0 items-center gap-4 border-line border-b px-4 text-soft text-xs">
        <span>
          <span aria-hidden className="mr-1.5 inline-block size-2.5 rounded-sm border border-bad bg-(--removed)" />
          as typed, laid out as the result
        </span>
        <span>
          <span aria-hidden className="mr-1.5 inline-block size-2.5 rounded-sm border border-good bg-(--added)" />
          as built
        </span>
      </p>
      <div className="min-h-0 flex-1">
        <Suspense fallback={<Waiting what="The comparison is being loaded …" />}>
          <Difference before={typed} after={built.text} beforeLabel="As typed" afterLabel="As built" />
        </Suspense>
      </div>
    </div>
  );
}
