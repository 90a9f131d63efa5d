import type { WordedFault } from '../../../engine/faults.ts';
import { useRun } from '../../state/drafts/runs.ts';
import { useFormGuide } from '../../state/view/form-guide.ts';
import { Button } from '../../ui/button.tsx';
import { applyFix } from '../problems/fixes-of.ts';

/** The certain fix of a fault that is a problem of the document, too. */
export function FixButton({ draft, fault: { code, properties } }: { draft: string; fault: WordedFault }) {
  const { problems } = useRun(draft, 'problems');
  const words = useFormGuide((guide) => guide.words);
  const [path = ''] = properties;
  const problem = problems.find((each) => each.code === code && each.locations[0]?.path === path);
  const fix = problem?.possibleFixes?.fix;
  if (!problem || !fix) return null;
  return (
    <Button size="small" onClick={() => void applyFix(draft, problem, fix)}>
      {words?.inFix(fix.title, path) ?? fix.title}
    </Button>
  );
}
