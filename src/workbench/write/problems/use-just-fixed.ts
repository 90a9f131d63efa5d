import { useEffect, useRef } from 'react';
import { type Run, runOf } from '../../state/drafts/runs.ts';
import { inLanguage, say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Milliseconds for which the bar says what was fixed. */
const SHOWN = 4_000;

/** Seconds after which the time is said in minutes. */
const LONG = 120;

const secondsIn = inLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
);
const minutesIn = inLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
);

interface State {
  draft: string;
  count: number;
  fixed: number;
  since: number;
  goal?: Run['goal'];
  /** The last text without problems. */
  clean?: string | undefined;
}

/**
 * Tells how many problems of a draft were fixed, and in which time, once none is left: `6 fixed in 40 seconds`; undefined a moment later.
 * A problem that appears and disappears while one types is not told, and neither are those that go because the text or its target format is again what it was.
 */
export function useJustFixed(draft: string, count: number, tell: (text: string | undefined) => void): void {
  const state = useRef<State>({ draft, count: 0, fixed: 0, since: 0 });
  useEffect(() => {
    const { current } = state;
    const isSame = current.draft === draft;
    const before = isSame ? current.count : 0;
    const { checked, goal } = runOf(draft);
    const isFirst = before === 0 || goal !== current.goal;
    const now = performance.now();
    const since = isFirst ? now : current.since;
    const fixed = (isFirst ? 0 : current.fixed) + Math.max(0, before - count);
    const clean = count === 0 ? checked : isSame ? current.clean : undefined;
    state.current = { draft, count, fixed, since, goal, clean };
    const seconds = Math.max(1, Math.round((now - since) / 1_000));
    if (count > 0 || fixed === 0 || (isSame && checked === current.clean) || (fixed === 1 && seconds < 4)) return;
    const time = seconds < LONG ? secondsIn().format(seconds) : minutesIn().format(Math.round(seconds / 60));
    tell(say(texts.fixedIn, { count: fixed, time }));
    const timer = setTimeout(() => tell(undefined), SHOWN);
    return () => {
      clearTimeout(timer);
      tell(undefined);
    };
  }, [draft, count, tell]);
}
