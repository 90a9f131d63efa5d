import { Columns2 } from 'lucide-react';
import { useDeveloperTools } from '../../state/view/developer-tools.ts';
import { showBoth, useView, type View, views } from '../../state/view/document-view.ts';
import { roomForBoth, SWITCH_KEY, switchView } from '../../state/view/switch-view.ts';
import { IconButton } from '../../ui/button.tsx';
import { chordText } from '../../ui/page/keys.ts';
import { say } from '../../ui/texts/say.ts';
import { useMedia } from '../../ui/use-media.ts';
import * as texts from './texts.ts';

const names: Record<View, string> = { JSON: texts.json, Form: texts.form };

/** Chooses how to show the document: as text, in a form, or both if there is room. */
export function ViewChoice() {
  const { view, both } = useView();
  const developerTools = useDeveloperTools();
  const hasRoom = useMedia(roomForBoth) && (developerTools || both);
  const keys = chordText(SWITCH_KEY);
  return (
    <>
      {hasRoom && (
        <IconButton
          Icon={Columns2}
          label={say(texts.both)}
          title={say(texts.bothHow)}
          aria-pressed={both}
          onClick={() => showBoth(!both)}
          className="aria-pressed:bg-accent-wash aria-pressed:text-accent"
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        role="group"
        data-views
        aria-label={say(texts.view)}
        className="flex shrink-0 rounded-lg border border-line bg-sunk p-0.5"
      >
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            aria-keyshortcuts={SWITCH_KEY}
            title={view === name ? undefined : say(texts.switchTo, { view: say(names[name]), keys })}
            onClick={() => switchView(name)}
            className="h-[26px] min-w-14 pointer-coarse:min-h-11 rounded-md px-3 font-medium text-soft hover:text-ink aria-pressed:bg-accent aria-pressed:text-accent-ink"
          >
            {say(names[name])}
          </button>
        ))}
      </div>
    </>
  );
}
