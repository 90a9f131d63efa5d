import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { withTexts } from '../../ui/language/later.ts';
import { Popover } from '../../ui/popover.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

const DraftList = lazy(async () => ({ default: (await withTexts(import('./list/draft-list.tsx'))).DraftList }));

/** The drafts as a list to search, because few fit next to each other as tabs. */
export function DraftMenu({ count }: { count: number }) {
  const [open, show] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={show}
      typing
      label={say(texts.drafts)}
      trigger={
        <Button look="bare" size="small" aria-label={say(texts.allDrafts, { count })} className="self-center">
          {count}
          <ChevronDown aria-hidden className="size-3.5" />
        </Button>
      }
    >
      <Suspense>
        <DraftList onDone={() => show(false)} />
      </Suspense>
    </Popover>
  );
}
