import { ChevronDown, FilePlus2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { Waiting } from '../ui/message.tsx';
import { Popover } from '../ui/popover.tsx';
import { forgetTypedAhead, TypingAhead } from '../ui/typed-ahead.tsx';
import * as texts from './texts.ts';

const NewList = lazy(async () => ({ default: (await import('./new-list.tsx')).NewList }));

/** A new draft: an empty one, or one of the examples by country and type of document. */
export function NewMenu() {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const show = (open: boolean) => {
    forgetTypedAhead();
    setReady(false);
    setOpen(open);
  };
  return (
    <>
      {open && !ready && <TypingAhead />}
      <Popover
        open={open}
        onOpenChange={show}
        label={say(texts.title)}
        trigger={
          <Button aria-label={say(texts.menu)} className="max-lg:w-[30px] max-lg:justify-center max-lg:px-0">
            <FilePlus2 aria-hidden className="size-4 lg:hidden" />
            <span className="max-lg:hidden">{say(texts.menu)}</span>
            <ChevronDown aria-hidden className="size-3.5 text-soft max-lg:hidden" />
          </Button>
        }
      >
        <Suspense fallback={<Waiting what={say(texts.fetching)} />}>
          <NewList onReady={() => setReady(true)} onDone={() => show(false)} />
        </Suspense>
      </Popover>
    </>
  );
}
