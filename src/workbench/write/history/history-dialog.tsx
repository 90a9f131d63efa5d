import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { describe } from '../../engine/document/description.ts';
import type { Draft, Version } from '../../state/drafts/draft-storage.ts';
import { versionsOf } from '../../state/drafts/history.ts';
import { replaceText } from '../../state/drafts/open-texts.ts';
import { useReadOnly } from '../../state/view/read-only.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Waiting } from '../../ui/message.tsx';
import { notify } from '../../ui/notice.ts';
import { DATED_ENGLISH, inLanguage, say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';
import { TwoTexts } from './two-texts.tsx';

const reasons = { built: texts.built, saved: texts.issued, replaced: texts.replaced };

const times = inLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }),
  DATED_ENGLISH,
);

/** The texts of a draft when it was built or replaced, which can be compared and restored. */
export function HistoryDialog({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [chosen, choose] = useState<Version>();
  useEffect(() => {
    void versionsOf(draft.id).then((found) => {
      setVersions(found);
      choose(found.find(({ text }) => text !== draft.text));
    });
  }, [draft.id, draft.text]);
  const description = describe(draft.text);
  const { title } = description;
  const readOnly = useReadOnly(description);

  const restore = (version: Version) => {
    replaceText(draft.id, version.text);
    onClose();
    notify({
      title: say(texts.restored, { title, time: times().format(version.keptAt) }),
      description: say(texts.undoRestores),
    });
  };

  return (
    <Dialog
      wide
      title={say(texts.history, { title })}
      description={say(texts.whenKept)}
      onClose={onClose}
      footer={
        chosen && (
          <Button
            Icon={RotateCcw}
            look="primary"
            onClick={() => restore(chosen)}
            disabled={readOnly !== undefined || chosen.text === draft.text}
            title={readOnly ?? say(texts.restoreHow)}
          >
            {say(texts.restore)}
          </Button>
        )
      }
    >
      {versions === undefined && <Waiting what={say(texts.fetching)} />}
      {versions?.length === 0 && <p className="text-soft">{say(texts.none)}</p>}
      {versions !== undefined && versions.length > 0 && (
        <div className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)]">
          <ol aria-label={say(texts.versions)} className="max-h-40 overflow-auto md:max-h-[26rem]">
            {versions.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  aria-pressed={version.id === chosen?.id}
                  onClick={() => choose(version)}
                  className="block w-full rounded-md px-2.5 py-1.5 text-left hover:bg-sunk aria-pressed:bg-accent-wash"
                >
                  <time dateTime={new Date(version.keptAt).toISOString()} className="block font-medium">
                    {times().format(version.keptAt)}
                  </time>
                  <span className="block text-soft text-xs">
                    {say(version.text === draft.text ? texts.same : reasons[version.why])}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <div className="h-72 overflow-hidden rounded-lg border border-line md:h-[26rem]">
            {chosen && chosen.text !== draft.text ? (
              <TwoTexts
                before={chosen.text}
                after={draft.text}
                beforeLabel={say(texts.versionOf, { time: times().format(chosen.keptAt) })}
                afterLabel={say(texts.now)}
              />
            ) : (
              <p className="p-4 text-soft">{say(texts.sameText)}</p>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
