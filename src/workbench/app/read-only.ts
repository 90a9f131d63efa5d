import type { Description } from '../document/description.ts';
import { say } from '../texts/say.ts';
import { useFrame } from './frame.ts';
import * as texts from './texts.ts';

/** Returns why a document must not be changed, or undefined if it may. */
export function useReadOnly({ signed }: Pick<Description, 'signed'>): string | undefined {
  const byHost = useFrame((state) => state.readOnly);
  if (signed) return say(texts.signed);
  return byHost ? say(texts.lockedByHost) : undefined;
}
