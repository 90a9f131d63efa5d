import { ClipboardCopy, Lightbulb } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useView } from '../../state/view/document-view.ts';
import { type Problem, type ProblemOrder, problemOrders } from '../../state/view/problem.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Pill } from '../../ui/pill.tsx';
import { say } from '../../ui/texts/say.ts';
import { keepFocus } from '../form/fix-button.tsx';
import { copyProblems } from './copy-problems.ts';
import { fixAtOnce, sureFixes } from './sure-fixes.ts';
import * as texts from './texts.ts';

interface ProblemToolsProps {
  draft: string;
  /** At least one, in display order. */
  problems: readonly Problem[];
  readOnly: boolean;
  order: ProblemOrder;
  onOrder(order: ProblemOrder): void;
}

const orderNames: Record<ProblemOrder, string> = { severity: texts.bySeverity, position: texts.byPosition };

/** What can be done with all problems. */
export function ProblemTools({ draft, problems, readOnly, order, onOrder }: ProblemToolsProps) {
  const isText = useView(({ view }) => view === 'JSON');
  const sure = useMemo(() => sureFixes(problems).length, [problems]);
  return (
    <>
      {!readOnly && sure > 1 && <FixAtOnce draft={draft} problems={problems} count={sure} />}
      <IconButton
        Icon={ClipboardCopy}
        label={say(texts.copyAll)}
        title={say(texts.copyAllShort)}
        onClick={() => void copyProblems(problems)}
      />
      {isText && problems.length > 1 && (
        <Choice
          label={say(texts.order)}
          value={order}
          options={problemOrders.map((name) => ({ value: name, label: say(orderNames[name]) }))}
          onChange={(name) => onOrder(problemOrders.find((known) => known === name) ?? order)}
        />
      )}
    </>
  );
}

interface FixAtOnceProps extends Pick<ProblemToolsProps, 'draft' | 'problems'> {
  count: number;
}

/** Fixes all problems with a certain fix. Says so at once, and until the next check has found other problems. */
function FixAtOnce({ draft, problems, count }: FixAtOnceProps) {
  const [pressed, press] = useState<readonly Problem[]>();
  const isFixing = pressed === problems;
  const fix = () => {
    press(problems);
    // Painted before the editor changes the text.
    requestAnimationFrame(() => setTimeout(() => fixAtOnce(draft, problems)));
  };
  return (
    <Button size="small" busy={isFixing} onMouseDown={keepFocus} onClick={fix}>
      {isFixing ? say(texts.fixing) : say(texts.fixAtOnce, { count })}
    </Button>
  );
}

/** The number of hints, which shows or folds them. */
export function HintCount({ count, onPress }: { count: number; onPress: (() => void) | undefined }) {
  return (
    <button type="button" onClick={onPress} aria-label={say(texts.hints, { count })}>
      <Pill tone="warn">
        <Lightbulb aria-hidden className="size-3" />
        {count}
      </Pill>
    </button>
  );
}
