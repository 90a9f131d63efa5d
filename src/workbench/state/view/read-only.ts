import type { Description } from '../../engine/document/description.ts';
import * as texts from '../../ui/page/texts.ts';
import { say } from '../../ui/texts/say.ts';
import { useFrame } from './frame.ts';

/** Returns why a document must not be changed, or undefined if it may. */
export function useReadOnly({ signed }: Pick<Description, 'signed'>): string | undefined {
  const byHost = useFrame((state) => state.readOnly);
  if (signed) return say(texts.signed);
  return byHost ? say(texts.lockedByHost) : undefined;
}
