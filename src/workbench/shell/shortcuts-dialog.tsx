import { type KeyScope, keyScopes } from '../app/keys.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { shortcuts } from './commands.tsx';

/** Keys that move within what has the focus; all others are those of commands. */
const movements: readonly { chord: string; scope: KeyScope; label: string }[] = [
  { chord: 'Escape', scope: 'Document, as JSON', label: 'Lets the next Tab leave the text' },
  {
    chord: 'Enter',
    scope: 'Document, as a form',
    label: 'Go to the next field; ↓ and ↑ go to the one below and above',
  },
  { chord: 'Alt+↑', scope: 'Document, as a form', label: 'Move the entry of a list up' },
  { chord: 'Alt+↓', scope: 'Document, as a form', label: 'Move the entry of a list down' },
];

/** Which keys do what. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Shortcuts" description="Everything else is reached by Tab, arrows and Enter." onClose={onClose}>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {keyScopes.map((where) => (
          <section key={where} aria-label={where}>
            <h3 className="mb-1 font-semibold">{where}</h3>
            <dl className="grid gap-1">
              {[...shortcuts, ...movements]
                .filter(({ scope }) => scope === where)
                .map(({ chord, label }) => (
                  <div key={chord} className="flex items-baseline gap-3">
                    <dt className="w-24 shrink-0">
                      <span className="sr-only">{chord}</span>
                      <Shortcut keys={chord} boxed />
                    </dt>
                    <dd className="text-soft">{label}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
