import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { withTexts } from '../../ui/language/later.ts';
import { Popover } from '../../ui/popover.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

const DraftList = lazy(async () => ({ default: (await withTexts(import('./list/draft-list.tsx'))).DraftList }));

/** The drafts as a list to search, because few fit next to each other as tabs. */
export function DraftMenu() {
  const [open, show] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={show}
      typing
      label={say(texts.drafts)}
      trigger={<IconButton Icon={ChevronDown} label={say(texts.drafts)} className="self-center" />}
    >
      <Suspense>
        <DraftList onDone={() => show(false)} />
      </Suspense>
    </Popover>
  );
}
