import { useEffect, useEffectEvent } from 'react';
import { useView } from '../../state/view/document-view.ts';
import { isInMenu, useFormGuide } from '../../state/view/form-guide.ts';
import { releaseKeys } from '../../ui/typed-ahead.tsx';

/**
 * Starts the writing of a new draft in one of its views, unless a menu is open.
 *
 * @param start is given what was typed while the view opened; undefined while the view is not ready
 */
export function useStart(draft: string, view: 'Form' | 'JSON', start: ((typed: string) => void) | undefined): void {
  const isNew = useFormGuide(({ startIn }) => startIn === draft);
  const leads = useView(({ view: shown }) => shown === view);
  const isReady = start !== undefined;
  const begin = useEffectEvent(() => {
    useFormGuide.setState({ startIn: undefined });
    const typed = releaseKeys();
    if (!isInMenu()) start?.(typed);
  });
  useEffect(() => {
    if (!isNew || !leads || !isReady) return;
    // After the list it was chosen from has restored the focus.
    const timer = setTimeout(begin, 120);
    return () => clearTimeout(timer);
  }, [isNew, leads, isReady]);
}
