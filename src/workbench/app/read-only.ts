import type { Description } from '../document/description.ts';
import { useFrame } from './frame.ts';

/** Returns why a document must not be changed, in a sentence; nothing where it may. */
export function useReadOnly({ signed }: Pick<Description, 'signed'>): string | undefined {
  const byHost = useFrame((state) => state.readOnly);
  if (signed) return 'The document is signed and read-only.';
  return byHost ? 'The page that shows the workbench does not let the document be changed.' : undefined;
}
