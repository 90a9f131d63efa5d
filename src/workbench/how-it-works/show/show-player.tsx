import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { explain } from '../../engine/service/explain.ts';
import { useDrafts } from '../../state/drafts/drafts.ts';
import { useActiveDraft } from '../../state/drafts/use-active-draft.ts';
import { useView } from '../../state/view/document-view.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notice.ts';
import { pathNow } from '../../ui/page/one-file.ts';
import { say } from '../../ui/texts/say.ts';
import type { Step } from '../guide/guide.tsx';
import { endShow } from '../guide/showing.ts';
import { leavePlay, playOf } from './play.ts';
import { documentRegion, fieldOf, type Show, type ShowStep } from './show.ts';
import { shows } from './shows.ts';
import { stageOf } from './stage.ts';
import * as texts from './texts.ts';

// After the paper, which is seen without it.
const Guide = lazy(async () => ({ default: (await import('../guide/guide.tsx')).Guide }));

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
    endShow();
    if (isAtShow()) void navigate({ to: '/', replace: true });
  }, [error, navigate]);
  if (!show || !listed || !ready) return null;
  return <Playing name={name} run={run} title={listed.title} show={show} />;
}

/** Returns the target of a step: in the form its field, or the nearest one around it. */
function targetOf(step: ShowStep, inForm: boolean): Step['target'] {
  const field = fieldOf(step);
  if (!inForm || field === undefined || step.target !== documentRegion) return step.target;
  const parts = field.match(/\.[^.[]+|\[\d+\]/g) ?? [];
  const around = parts.map((_part, index) => CSS.escape(parts.slice(0, parts.length - index).join('')));
  return [
    ...around.flatMap((path) => [`[data-form] [data-path="${path}"]`, `[data-form] [data-group="${path}"]`]),
    documentRegion,
  ];
}

/** The address starts a scenario, so it is replaced: going back must not start it again. */
const isAtShow = () => pathNow().startsWith('/show/');

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
      stage: stageOf(name, show, async (draft, panel) => {
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
  const shown = show.steps[at];
  const inForm = useView(({ view }) => view === 'Form');
  const step = useMemo(() => shown && { ...shown, target: targetOf(shown, inForm) }, [shown, inForm]);
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
