import { PenLine, RotateCcw } from 'lucide-react';
import { describe } from '../engine/document/description.ts';
import { writeDensely } from '../engine/document/write.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';
import type { Members } from './values.ts';

export interface Ways {
  toWrite(): void;
  toExample(): void;
}

/** The ways on where a document of the user was refused. */
export function WaysOn({ source, toWrite, toExample }: Ways & { source: Members }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button Icon={PenLine} onClick={toWrite}>
        {say(texts.fixInWrite, { title: describe(writeDensely(source)).title })}
      </Button>
      <Button Icon={RotateCcw} onClick={toExample}>
        {say(texts.useExample)}
      </Button>
    </div>
  );
}
