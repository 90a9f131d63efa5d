import { useView, type View } from '../../state/view/document-view.ts';
import { SWITCH_KEY, switchView } from '../../state/view/switch-view.ts';
import { chordText } from '../../ui/page/keys.ts';
import { say } from '../../ui/texts/say.ts';
import { loadEditorAhead } from './load-editor.ts';
import * as texts from './texts.ts';

const names: Record<View, string> = { JSON: texts.json, Form: texts.form };

/** Chooses how to show the document: in a form or as text. */
export function ViewChoice() {
  const { view } = useView();
  const keys = chordText(SWITCH_KEY);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      role="group"
      data-views
      aria-label={say(texts.view)}
      className="flex shrink-0 rounded-lg border border-line bg-sunk p-0.5"
    >
      {(['Form', 'JSON'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          aria-keyshortcuts={SWITCH_KEY}
          title={view === name ? undefined : say(texts.switchTo, { view: say(names[name]), keys })}
          onClick={() => switchView(name)}
          onPointerEnter={name === 'JSON' ? loadEditorAhead : undefined}
          onFocus={name === 'JSON' ? loadEditorAhead : undefined}
          className="h-6 min-w-13 pointer-coarse:min-h-11 rounded-md border border-transparent px-2.5 font-medium text-soft hover:text-ink aria-pressed:border-line aria-pressed:bg-panel aria-pressed:text-ink"
        >
          {say(names[name])}
        </button>
      ))}
    </div>
  );
}
