import { useEffect, useRef, useState } from 'react';
import { type Layout, type PanelImperativeHandle, usePanelRef } from 'react-resizable-panels';
import { settings } from '../app/settings.ts';
import { useShownProblems } from '../drafts/shown-problems.ts';

/** The height of the heading, in pixels. Its buttons are larger for fingers. */
const FOLDED = matchMedia('(pointer: coarse)').matches ? 48 : 40;

/** Milliseconds before it opens or folds, so that brief problems during typing move nothing. */
const OPENS_AFTER = 250;
const FOLDS_AFTER = 1_200;

const HEIGHT = 'problems-height';

/** The state to which the user has dragged the panel. */
let drawn: 'open' | 'folded' | undefined;

/**
 * Folds a draft's problems to their heading while there are none, unless the user has opened them. Returns the props of their panel and
 * group.
 */
export function useFolding(draft: string) {
  const none = useShownProblems(draft).length === 0;
  const panelRef = usePanelRef();
  const [folded, fold] = useState(drawn === undefined ? none : drawn === 'folded');
  const height = useRef(settings.getItem(HEIGHT) ?? '22');
  useEffect(() => {
    if (drawn !== undefined || none === folded) return;
    const timer = setTimeout(() => fold(none), none ? FOLDS_AFTER : OPENS_AFTER);
    return () => clearTimeout(timer);
  }, [none, folded]);
  useEffect(() => {
    const { current: panel } = panelRef;
    if (panel && isFoldedTo(panel) !== folded) panel.resize(folded ? FOLDED : `${height.current}%`);
  }, [folded, panelRef]);
  const onLayoutChanged = ({ problems = 0 }: Layout, { isUserInteraction }: { isUserInteraction: boolean }) => {
    if (!isUserInteraction) return;
    const isFolded = panelRef.current === null || isFoldedTo(panelRef.current);
    drawn = isFolded === none ? undefined : isFolded ? 'folded' : 'open';
    fold(isFolded);
    if (isFolded) return;
    height.current = String(problems);
    settings.setItem(HEIGHT, height.current);
  };
  return {
    onLayoutChanged,
    panel: {
      panelRef,
      minSize: FOLDED,
      defaultSize: FOLDED,
      groupResizeBehavior: folded ? ('preserve-pixel-size' as const) : ('preserve-relative-size' as const),
    },
  };
}

/** Returns whether a panel shows only its heading. */
function isFoldedTo(panel: PanelImperativeHandle): boolean {
  return panel.getSize().inPixels < 2 * FOLDED;
}
