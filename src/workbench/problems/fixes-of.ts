import { useLanguage } from '../app/catalogue-language.ts';
import type { Problem } from '../app/problem.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { engine } from '../service/engine.ts';
import type { Fix } from '../worker/fixes/index.ts';

/** Returns what may fix a problem of a draft and leaves nothing to be written; nothing where the engine is away. */
export async function fixesOf(draft: string, { code, locations }: Problem): Promise<Fix[]> {
  const { text = '', envelop = false } = useDrafts.getState().drafts.find(({ id }) => id === draft) ?? {};
  const fault = { code, path: locations[0]?.path ?? '' };
  const { language } = useLanguage.getState();
  const found: Fix[] = await engine()
    .call('fixes', { text, envelop, language, fault })
    .catch(() => []);
  return found.filter(({ goOn }) => goOn === undefined);
}
