import { ChevronDown, FilePlus2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { create } from 'zustand';
import * as texts from '../../state/examples/texts.ts';
import { Button } from '../../ui/button.tsx';
import { withTexts } from '../../ui/language/later.ts';
import { Waiting } from '../../ui/message.tsx';
import { Popover } from '../../ui/popover.tsx';
import { say } from '../../ui/texts/say.ts';

const NewList = lazy(async () => ({ default: (await withTexts(import('./new-list.tsx'), ['names'])).NewList }));

const useNewMenu = create(() => ({ open: false }));

export function openNewMenu(): void {
  useNewMenu.setState({ open: true });
}

/** Starts a new draft: empty, or from an example by country and document type. */
export function NewMenu() {
  const { open } = useNewMenu();
  const show = (open: boolean) => (open ? openNewMenu() : useNewMenu.setState({ open }));
  return (
    <Popover
      open={open}
      onOpenChange={show}
      typing
      align="start"
      label={say(texts.title)}
      trigger={
        <Button aria-label={say(texts.menu)} className="max-[60rem]:w-[30px] max-[60rem]:px-0">
          <FilePlus2 aria-hidden className="size-4" />
          <span className="max-[60rem]:hidden">{say(texts.menu)}</span>
          <ChevronDown aria-hidden className="size-3.5 text-soft max-[60rem]:hidden" />
        </Button>
      }
    >
      <Suspense fallback={<Waiting what={say(texts.fetching)} />}>
        <NewList onDone={() => show(false)} />
      </Suspense>
    </Popover>
  );
}
