import * as inspectTexts from '../../inbox/inspect/texts.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { useShownProblems } from '../../state/drafts/shown-problems.ts';
import { useCommand } from '../../state/view/commands.ts';
import { countsOf } from '../../state/view/problem.ts';
import { Message, Waiting } from '../../ui/message.tsx';
import { Shortcut } from '../../ui/shortcut.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** Explains why there is no result. */
export function NoResult({ draft, isXml }: { draft: string; isXml: boolean }) {
  const { busy, built, notJson, checked, notLive } = useRun(draft, 'busy', 'built', 'notJson', 'checked', 'notLive');
  const { errors } = countsOf(useShownProblems(draft));
  const keys = useCommand('build')?.keys ?? [];
  if (isXml && checked === undefined) return <Waiting what={say(inspectTexts.checking)} />;
  if (isXml) return <Message title={say(inspectTexts.notMade)} about={say(inspectTexts.notMadeAbout)} />;
  // It is there, and drawn in a moment.
  if (built) return <Waiting what={say(texts.updating)} />;
  if (busy === 'build') return <Waiting what={say(texts.building)} />;
  if (notJson) return <Message title={say(texts.notJson)} about={say(texts.notJsonAbout)} />;
  if (errors > 0) return <Message title={say(texts.faultCount, { count: errors })} about={say(texts.faultsAbout)} />;
  if (checked === undefined && notLive === undefined) return <Waiting what={say(texts.updating)} />;
  return (
    <Message title={say(texts.notBuilt)} about={say(texts.notBuiltAbout)}>
      {keys.map(({ chord }) => (
        <p key={chord} className="text-faint">
          <Shortcut keys={chord} />
        </p>
      ))}
    </Message>
  );
}
