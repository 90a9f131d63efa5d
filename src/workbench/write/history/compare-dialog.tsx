import { useState } from 'react';
import { describe } from '../../engine/document/description.ts';
import { contentOf } from '../../engine/document/text.ts';
import { writeText } from '../../engine/document/write.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { useOwnDrafts } from '../../state/drafts/drafts.ts';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';
import { TwoTexts } from './two-texts.tsx';

/** Two drafts and their differences. */
export function CompareDialog({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const others = useOwnDrafts().filter(({ id }) => id !== draft.id);
  const [chosen, choose] = useState(others[0]?.id ?? '');
  const other = others.find(({ id }) => id === chosen) ?? others[0];
  const { title } = describe(draft.text);
  const before = comparable(draft.text);
  const after = other && comparable(other.text);
  return (
    <Dialog
      wide
      title={say(texts.compareTitle, { title })}
      description={say(texts.compareAbout, { title })}
      onClose={onClose}
    >
      {other === undefined || after === undefined ? (
        <p className="text-soft">{say(texts.noOther)}</p>
      ) : (
        <div className="grid gap-3">
          <Choice
            label={say(texts.other)}
            value={other.id}
            options={others.map(({ id, text }) => ({ value: id, label: describe(text).title }))}
            onChange={choose}
          />
          {before === after ? (
            <p className="text-soft">{say(texts.sameDrafts)}</p>
          ) : (
            <div className="h-72 overflow-hidden rounded-lg border border-line md:h-[26rem]">
              <TwoTexts before={before} after={after} beforeLabel={title} afterLabel={describe(other.text).title} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Returns a text in the layout of results, so that only its content is compared; another text than JSON unchanged. */
function comparable(text: string): string {
  const content = contentOf(text);
  return typeof content === 'object' && content !== null ? writeText(content as Record<string, unknown>) : text;
}
