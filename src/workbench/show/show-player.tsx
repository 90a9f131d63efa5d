import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { showView, useView } from '../app/document-view.ts';
import { useDrafts } from '../drafts/drafts.ts';
import { useActiveDraft } from '../drafts/use-active-draft.ts';
import { explain } from '../service/explain.ts';
import { say } from '../texts/say.ts';
import { endTour } from '../tour/tour-state.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import { leavePlay, playOf } from './play.ts';
import type { Show } from './show.ts';
import { shows } from './shows.ts';
import { stageOf } from './stage.ts';
import * as texts from './texts.ts';

// After the paper, which is seen without it.
const Guide = lazy(async () => ({ default: (await import('../tour/guide.tsx')).Guide }));

/** Loads a scenario. Rejects an unknown name. */
export async function loadShow(name: string): Promise<Show> {
  const show = await shows.find((each) => each.name === name)?.load();
  if (!show) throw new Error(name);
  return show;
}

/** Plays a scenario on its own drafts and then returns to the previous one; `run` identifies the run. */
export function ShowPlayer({ show: name, run }: { show: string; run: number }) {
  const ready = useDrafts(({ status }) => status === 'ready');
  const listed = shows.find((each) => each.name === name);
  const { data: show, error } = useQuery({
    queryKey: ['show', name],
    queryFn: () => loadShow(name),
    retry: false,
  });
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    notifyOf(error);
    endTour();
    if (isAtShow()) void navigate({ to: '/', replace: true });
  }, [error, navigate]);
  if (!show || !listed || !ready) return null;
  return <Playing name={name} run={run} title={listed.title} show={show} />;
}

/** The address starts a scenario, so it is replaced: going back must not start it again. */
const isAtShow = () => location.pathname.startsWith('/show/');

function notifyOf(error: unknown): void {
  const { title, advice } = explain(error);
  notify({ title, description: advice, tone: 'bad' });
}

interface PlayingProps {
  name: string;
  run: number;
  title: string;
  show: Show;
}

function Playing({ name, run, title, show }: PlayingProps) {
  const navigate = useNavigate();
  const active = useActiveDraft()?.id;
  const [play] = useState(() =>
    playOf(run, () => ({
      before: active,
      view: useView.getState().view,
      stage: stageOf(name, show, async (draft, panel) => {
        // The steps concern the text.
        showView('JSON');
        await navigate({ to: '/', search: { draft, panel }, replace: isAtShow() });
      }),
    })),
  );
  const [at, setAt] = useState(play.at);
  const leave = (keep: boolean) =>
    void leavePlay(keep, (draft) => navigate({ to: '/', search: { draft }, replace: isAtShow() }));
  const giveUp = (error: unknown) => {
    notifyOf(error);
    leave(false);
  };
  const go = (to: number) => {
    play.at = to;
    setAt(to);
    play.stage.go(to).catch(giveUp);
  };
  const begin = useRef(() => go(at));
  useEffect(() => {
    begin.current();
    return () => play.stage.stop();
  }, [play]);
  const step = show.steps[at];
  if (!step) return null;
  return (
    <Suspense>
      <Guide
        step={step}
        at={at}
        count={show.steps.length}
        progress={say(texts.progress, { title: say<string>(title), step: at + 1, steps: show.steps.length })}
        leave={say(texts.stop)}
        onGo={go}
        onEnd={() => leave(false)}
        atEnd={<Button onClick={() => leave(true)}>{say(texts.keep)}</Button>}
      />
    </Suspense>
  );
}
