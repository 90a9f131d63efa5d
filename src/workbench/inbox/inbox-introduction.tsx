import { Mail } from 'lucide-react';
import { Fragment, useState } from 'react';
import { syntaxList } from '../../formats/list/facts.ts';
import { families } from '../../formats/list/families.ts';
import type { Suggestion } from '../../inbox/row.ts';
import { explain } from '../engine/service/explain.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import { say } from '../ui/texts/say.ts';
import { ChooseFiles } from './choose-files.tsx';
import { takeFiles } from './inbox.ts';
import { SuggestionPill } from './row-parts.tsx';
import * as texts from './texts.ts';

/** The formats of e-invoices that are read. */
const formats = [...families.map(({ name }) => name), ...syntaxList.map(({ name, shortName = name }) => shortName)];

const answers: readonly Suggestion[] = ['pay', 'ask', 'refuse', 'nothing'];

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
          <SampleButton />
        </div>
        <p className="max-w-xl text-faint text-xs">{say(texts.formats, { formats })}</p>
      </div>
      <section aria-label={say(texts.fourAnswers)} className="mx-auto mt-6 grid max-w-2xl gap-3">
        <h3 className="font-semibold">{say(texts.fourAnswers)}</h3>
        <dl className="grid gap-x-6 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)]">
          {answers.map((suggestion) => (
            <Fragment key={suggestion}>
              <dt>
                <SuggestionPill suggestion={suggestion} />
              </dt>
              <dd className="text-soft max-sm:mb-1.5">{say(texts.meanings[suggestion])}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </section>
  );
}

/** Reads a few made-up files. */
function SampleButton() {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { sampleFiles } = await import('./samples.ts');
      void takeFiles(await sampleFiles());
    } catch (error) {
      const { title, advice } = explain(error);
      notify({ title, description: advice, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void start()}>
      {say(texts.trySamples)}
    </Button>
  );
}
