import { Dialog } from '../ui/dialog.tsx';
import { Shortcut } from '../ui/shortcut.tsx';
import { shortcuts } from './shortcuts.ts';

/** Which keys do what. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Shortcuts" description="Everything else is reached by Tab, arrows and Enter." onClose={onClose}>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {shortcuts.map(({ where, list }) => (
          <section key={where} aria-label={where}>
            <h3 className="mb-1 font-semibold">{where}</h3>
            <dl className="grid gap-1">
              {list.map(({ keys, does }) => (
                <div key={keys + does} className="flex items-baseline gap-3">
                  <dt className="w-24 shrink-0">
                    <span className="sr-only">{keys}</span>
                    <Shortcut keys={keys} boxed />
                  </dt>
                  <dd className="text-soft">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
