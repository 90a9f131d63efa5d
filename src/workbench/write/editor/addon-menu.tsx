import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../../ui/language/later.ts';
import { Waiting } from '../../ui/message.tsx';
import { Pill } from '../../ui/pill.tsx';
import { Popover } from '../../ui/popover.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

const AddonList = lazy(async () => {
  const { AddonList } = await withTexts(import('../../reference/addon-list.tsx'), ['later', 'names']);
  return { default: AddonList };
});

/** Adds an addon to the document. */
export function AddonMenu() {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      typing
      label={say(texts.addAddonHow)}
      trigger={
        <button type="button" title={say(texts.addAddonHow)} className="shrink-0 rounded-full hover:underline">
          <Pill>
            <Plus aria-hidden className="size-3" />
            <span className="max-xl:sr-only">{say(texts.addAddon)}</span>
          </Pill>
        </button>
      }
    >
      <Suspense fallback={<Waiting what={say(texts.addAddonHow)} />}>
        <AddonList onDone={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
