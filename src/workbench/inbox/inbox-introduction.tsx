import { Mail } from 'lucide-react';
import { syntaxList } from '../../formats/list/facts.ts';
import { families } from '../../formats/list/families.ts';
import { say } from '../ui/texts/say.ts';
import { ChooseFiles } from './choose-files.tsx';
import * as texts from './texts.ts';

/** The formats of e-invoices that are read. */
const formats = [...families.map(({ name }) => name), ...syntaxList.map(({ name, shortName = name }) => shortName)];

/** The inbox before there are files. */
export function InboxIntroduction() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section tabIndex={0} aria-label={say(texts.dropHere)} className="min-h-0 flex-1 overflow-auto bg-bg p-4 sm:p-8">
      <div className="mx-auto grid max-w-4xl justify-items-center gap-4 rounded-xl border-2 border-edge border-dashed bg-panel px-5 py-10 text-center">
        <Mail aria-hidden className="size-9 text-accent" strokeWidth={1.4} />
        <div className="grid max-w-xl gap-1.5">
          <h2 className="font-semibold text-base">{say(texts.dropHere)}</h2>
          <p className="text-soft">{say(texts.dropAbout)}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <ChooseFiles primary />
        </div>
        <p className="max-w-xl text-faint text-xs">{say(texts.formats, { formats })}</p>
      </div>
    </section>
  );
}
