import { FileText } from 'lucide-react';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { Message } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { SeeExample } from '../../write/editor/see-example.tsx';
import * as texts from './texts.ts';

/** Shown in place of the page of a document that is still empty. */
export function EmptyPreview({ draft }: { draft: Draft }) {
  return (
    <section aria-label={say(texts.preview)} className="grid size-full place-items-center overflow-auto bg-sunk">
      <div className="grid justify-items-center">
        <FileText aria-hidden className="-mb-4 size-7 text-faint" strokeWidth={1.4} />
        <Message title={say(texts.appearsHere)} about={say(texts.appearsHereHow)}>
          <SeeExample draft={draft} />
        </Message>
      </div>
    </section>
  );
}
