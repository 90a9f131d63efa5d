import { useDrafts } from './drafts.ts';
import { type NotOpened, reportNotOpened } from './not-opened.ts';

/** Shows what was pasted and not opened, until the user goes on writing, or undoes: the clipboard still has it. */
export function reportPasted(row: NotOpened): void {
  const remove = reportNotOpened(row);
  const texts = textsNow();
  const stop = useDrafts.subscribe(() => {
    if (textsNow() === texts) return;
    stop();
    remove();
  });
}

const textsNow = () =>
  useDrafts
    .getState()
    .drafts.map(({ text }) => text)
    .join('\0');
