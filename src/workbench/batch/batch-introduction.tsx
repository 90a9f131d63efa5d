import { FileStack } from 'lucide-react';
import { say } from '../texts/say.ts';
import { ChooseButtons } from './choose-buttons.tsx';
import * as texts from './texts.ts';

/** What is on the page before there are files. */
export function BatchIntroduction() {
  return (
    <div className="grid min-h-0 flex-1 place-items-center overflow-auto bg-bg p-4 sm:p-8">
      <div className="grid w-full max-w-[38rem] justify-items-center gap-4 rounded-2xl border-2 border-edge border-dashed bg-panel px-5 py-10 text-center">
        <FileStack aria-hidden className="size-9 text-accent" strokeWidth={1.4} />
        <div className="grid gap-1.5">
          <h2 className="font-semibold text-base">{say(texts.dropHere)}</h2>
          <p className="max-w-[30rem] text-soft">{say(texts.dropAbout)}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <ChooseButtons primary />
        </div>
      </div>
    </div>
  );
}
