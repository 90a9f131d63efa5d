import { useEffect, useRef, useState } from 'react';
import { type Layout, type PanelImperativeHandle, usePanelRef } from 'react-resizable-panels';
import { useShownProblems } from '../../state/drafts/shown-problems.ts';
import { settings } from '../../ui/page/settings.ts';

/** The height of the heading, in pixels. Its buttons are larger for fingers. */
const FOLDED = matchMedia('(pointer: coarse)').matches ? 48 : 38;

/** Milliseconds before it opens or folds, so that brief problems during typing move nothing. */
const OPENS_AFTER = 250;
const FOLDS_AFTER = 1_200;

const HEIGHT = 'problems-height';

/** The share of the page, in percent, until the user drags it: on a phone, a row takes several lines. */
const SHARE = matchMedia('(width < 40rem)').matches ? 44 : 25;

/** The state to which the user has dragged the panel. */
let drawn: 'open' | 'folded' | undefined;

/**
 * Folds the panel of a draft without problems to its heading, unless the user has opened it. An open panel is as high as its rows, up to a
 * share of the page or the height to which the user has dragged it. Returns the props of the panel and its group.
 */
export function useFolding(draft: string) {
  const none = useShownProblems(draft).length === 0;
  const panelRef = usePanelRef();
  const [folded, fold] = useState(drawn === undefined ? none : drawn === 'folded');
  const most = useRef(Number(settings.getItem(HEIGHT) ?? SHARE));
  const [rows, onHeight] = useState(0);
  useEffect(() => {
    if (drawn !== undefined || none === folded) return;
    const timer = setTimeout(() => fold(none), none ? FOLDS_AFTER : OPENS_AFTER);
    return () => clearTimeout(timer);
  }, [none, folded]);
  useEffect(() => {
    const { current: panel } = panelRef;
    if (!panel) return;
    const { asPercentage, inPixels } = panel.getSize();
    // The rows, with the line above them.
    const open = Math.min(FOLDED + rows + 1, (inPixels * most.current) / asPercentage);
    if (folded || rows > 0) panel.resize(folded ? FOLDED : open);
  }, [folded, rows, panelRef]);
  const onLayoutChanged = ({ problems = 0 }: Layout, { isUserInteraction }: { isUserInteraction: boolean }) => {
    if (!isUserInteraction) return;
    const isFolded = panelRef.current === null || isFoldedTo(panelRef.current);
    drawn = isFolded === none ? undefined : isFolded ? 'folded' : 'open';
    fold(isFolded);
    if (isFolded) return;
    most.current = problems;
    settings.setItem(HEIGHT, String(problems));
  };
  const onToggle = () => {
    drawn = folded ? 'open' : 'folded';
    fold(!folded);
  };
  return {
    folded,
    onLayoutChanged,
    onHeight,
    onToggle,
    panel: {
      panelRef,
      minSize: FOLDED,
      defaultSize: FOLDED,
      groupResizeBehavior: 'preserve-pixel-size' as const,
    },
  };
}

/** Returns whether a panel shows only its heading. */
function isFoldedTo(panel: PanelImperativeHandle): boolean {
  return panel.getSize().inPixels < 1.4 * FOLDED;
}
