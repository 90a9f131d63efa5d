import { Dialog } from '../ui/dialog.tsx';
import { DocsLink } from '../ui/documentation/docs-link.tsx';
import { chordName, type KeyScope, keyScopes } from '../ui/page/keys.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { say } from '../ui/texts/say.ts';
import { shortcuts } from './commands/index.ts';
import * as texts from './texts.ts';

/** Keys that lead to a place, and those that move within the focused element; all others belong to commands. */
const movements: readonly { chord: string; scope: KeyScope; label: string }[] = [
  { chord: 'G+W', scope: 'everywhere', label: texts.write },
  { chord: 'G+I', scope: 'everywhere', label: texts.inbox },
  { chord: 'G+D', scope: 'everywhere', label: texts.documents },
  { chord: '/', scope: 'everywhere', label: texts.searchList },
  { chord: 'Escape', scope: 'text', label: texts.leaveText },
  {
    chord: 'Enter',
    scope: 'form',
    label: texts.nextField,
  },
  { chord: 'Shift+F1', scope: 'form', label: texts.explainField },
  { chord: 'Alt+↑', scope: 'form', label: texts.moveUp },
  { chord: 'Alt+↓', scope: 'form', label: texts.moveDown },
];

const scopeNames: Record<KeyScope, string> = {
  everywhere: texts.everywhere,
  workbench: texts.write,
  text: texts.inText,
  form: texts.inForm,
};

/** The list of keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog wide title={say(texts.shortcuts)} description={say(texts.otherKeys)} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it, and it contains nothing to focus */}
      <div tabIndex={0} className="-mx-2 scroll-m-4 gap-x-8 rounded px-2 sm:columns-2">
        {keyScopes.map((where) => (
          <section key={where} aria-label={say(scopeNames[where])} className="break-inside-avoid pb-5">
            <h3 className="mb-1 font-semibold">{say(scopeNames[where])}</h3>
            <dl className="grid gap-1">
              {[...shortcuts, ...movements]
                .filter(({ scope }) => scope === where)
                .map(({ chord, label }) => (
                  <div key={chord} className="flex items-baseline gap-3">
                    <dt className="w-28 shrink-0">
                      <span className="sr-only">{chordName(chord)}</span>
                      <Shortcut keys={chord} boxed />
                    </dt>
                    <dd className="text-soft">{say(label)}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <div>
        <DocsLink />
      </div>
    </Dialog>
  );
}
