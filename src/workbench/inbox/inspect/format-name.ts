import type { Inspection } from '../../engine/worker/inspect.ts';
import { language, say } from '../../ui/texts/say.ts';

/** Returns the name of the format of an e-invoice in the displayed language. */
export function formatNameOf({ format: { key, name } }: Inspection): string {
  const own = name as Readonly<Record<string, string | undefined>>;
  return own[language.translation?.language ?? 'en'] ?? say<string>(name.en ?? key);
}
