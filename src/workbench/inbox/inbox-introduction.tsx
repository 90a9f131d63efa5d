import { Mail } from 'lucide-react';
import { Fragment } from 'react';
import type { Suggestion } from '../../inbox/row.ts';
import { formatsRead } from '../engine/document/formats-read.ts';
import { SampleButton } from '../engine/service/sample-button.tsx';
import { say } from '../ui/texts/say.ts';
import { ChooseFiles } from './choose-files.tsx';
import { takeFiles } from './inbox.ts';
import { SuggestionPill } from './row-parts.tsx';
import * as texts from './texts.ts';

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
          <SampleButton label={say(texts.trySamples)} start={startWithSamples} />
        </div>
        <p className="max-w-xl text-faint text-xs">{say(texts.formats, { formats: formatsRead })}</p>
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
async function startWithSamples(): Promise<void> {
  void takeFiles(await (await import('./samples.ts')).sampleFiles());
}
