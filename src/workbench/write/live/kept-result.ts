import type { Draft } from '../../state/drafts/draft-storage.ts';
import { draftById, useDrafts } from '../../state/drafts/drafts.ts';
import { type Built, changeRun, runOf } from '../../state/drafts/runs.ts';
import { isEmbedded } from '../../ui/page/embedded.ts';
import { settings } from '../../ui/page/settings.ts';
import { builtWhileTyping } from './built.ts';

/** The setting with the last result of one draft, which `main.tsx` looks for. */
const SETTING = 'result';

/** Longer results are not kept, in characters. */
const SMALL = 50_000;

/** Milliseconds after a result before it is kept. */
const DELAY = 1_000;

interface Kept extends Pick<Built, 'text' | 'envelop' | 'faults' | 'partial'> {
  draft: string;
  /** When the draft was changed last: its text is that of the result. */
  changedAt: number;
}

/** Shows the result that a draft had when the page was left, until the engine has loaded and calculated it. */
export function showKept({ id, text, envelop, changedAt }: Draft): void {
  const kept = read();
  if (kept?.draft !== id || kept.changedAt !== changedAt || kept.envelop !== envelop || runOf(id).built) return;
  const { faults, partial, text: result } = kept;
  const built = builtWhileTyping(
    { result, faults, partial, time: undefined, isKept: true },
    { text, envelop },
    undefined,
  );
  changeRun(id, { built });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps the result of a draft for the next visit. */
export function keepResult(draft: string): void {
  if (isEmbedded || settings.getItem('draft') !== draft) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { built, checked } = runOf(draft);
    const { text, changedAt } = draftById(draft) ?? {};
    if (!built || changedAt === undefined || built.from !== text || checked !== text || built.text.length > SMALL)
      return;
    const { text: result, envelop, faults, partial } = built;
    settings.setItem(
      SETTING,
      JSON.stringify({ draft, changedAt, text: result, envelop, faults, partial } satisfies Kept),
    );
  }, DELAY);
}

// A closed draft leaves nothing behind.
useDrafts.subscribe(({ status, drafts }, before) => {
  if (status !== 'ready' || (drafts.length >= before.drafts.length && before.status === 'ready')) return;
  const kept = settings.getItem(SETTING) && read();
  if (kept && !drafts.some(({ id }) => id === kept.draft)) settings.setItem(SETTING, '');
});

function read(): Kept | undefined {
  try {
    const kept: Kept = JSON.parse(settings.getItem(SETTING) || 'null');
    // Only a result in the current form.
    const fits = typeof kept?.text === 'string' && typeof kept.faults === 'number' && JSON.parse(kept.text);
    return fits ? kept : undefined;
  } catch {
    return undefined;
  }
}
