import { X } from 'lucide-react';
import { type NotOpened, useNotOpened, withdraw } from '../state/drafts/not-opened.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

/** What was not opened, with the ways to go on. Each row stays until the user acts on it. */
export function NotOpenedNotice({ draft }: { draft: string | undefined }) {
  const rows = useNotOpened((state) => state.rows);
  const shown = rows.filter((row) => row.draft === undefined || row.draft === draft);
  if (shown.length === 0) return null;
  return (
    <section aria-label={say(texts.notOpened)} className="max-h-[30dvh] shrink-0 overflow-auto">
      {shown.map((row) => (
        <Row key={`${row.title}\n${row.content}`} row={row} />
      ))}
    </section>
  );
}

function Row({ row }: { row: NotOpened }) {
  const leave = (act?: () => void) => {
    withdraw(row);
    // The focused button is gone.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    act?.();
  };
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b border-l-[3px] border-l-bad bg-bad-wash py-2 pr-2 pl-3"
    >
      <p className="wrap-anywhere min-w-56 flex-1">
        <strong className="font-semibold text-bad">{row.title}</strong>
        {row.description && ` ${row.description}`}
      </p>
      <span className="ml-auto flex flex-wrap items-center gap-2">
        {row.actions.map(({ label, onClick }) => (
          <Button key={label} size="small" onClick={() => leave(onClick)}>
            {label}
          </Button>
        ))}
        <Button look="bare" size="small-icon" aria-label={say(texts.dismiss)} onClick={() => leave()}>
          <X aria-hidden className="size-4" />
        </Button>
      </span>
    </div>
  );
}
