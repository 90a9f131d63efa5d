import { FixDialog } from '../../inbox/repair/fix-dialog.tsx';
import { VerifyReportDialog } from '../../inbox/verifying/verify-report-dialog.tsx';
import { answered, useQuestions } from '../../state/drafts/questions.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { RepairDialog } from './repair-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';

/** Asks questions before opening content, one after another. */
export function OpeningDialog() {
  const {
    questions: [question],
    answered: key,
  } = useQuestions();
  if (question?.kind === 'archive') return <ArchiveDialog key={key} question={question} onClose={answered} />;
  if (question?.kind === 'tables') return <TableDialog key={key} question={question} onClose={answered} />;
  if (question?.kind === 'report')
    return <VerifyReportDialog key={key} name={question.name} file={question.file} onClose={answered} />;
  if (question?.kind === 'rules') return <RulesDialog key={key} question={question} onClose={answered} />;
  if (question?.kind === 'rejection') return <FixDialog key={key} given={question.text} onClose={answered} />;
  if (question) return <RepairDialog key={key} question={question} onClose={answered} />;
  return null;
}
