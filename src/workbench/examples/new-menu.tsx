import { ChevronDown, FilePlus2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Waiting } from '../ui/message.tsx';
import { Popover } from '../ui/popover.tsx';

const NewList = lazy(async () => ({ default: (await import('./new-list.tsx')).NewList }));

/** A new draft: an empty one, or one of the examples by country and type of document. */
export function NewMenu() {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="New document"
      trigger={
        <Button aria-label="New" className="max-lg:w-[30px] max-lg:justify-center max-lg:px-0">
          <FilePlus2 aria-hidden className="size-4 lg:hidden" />
          <span className="max-lg:hidden">New</span>
          <ChevronDown aria-hidden className="size-3.5 text-soft max-lg:hidden" />
        </Button>
      }
    >
      <Suspense fallback={<Waiting what="The examples are being fetched …" />}>
        <NewList onDone={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
