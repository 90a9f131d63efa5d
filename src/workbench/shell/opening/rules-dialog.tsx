import { applyRules } from '../../engine/service/house-rules.ts';
import type { Question } from '../../state/drafts/read-documents.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notice.ts';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

interface RulesDialogProps {
  question: Extract<Question, { kind: 'rules' }>;
  onClose(): void;
}

/** Shows the house rules of a file; the user decides whether they apply. Shows its faults instead if there are any. */
export function RulesDialog({ question: { name, text, rules, faults }, onClose }: RulesDialogProps) {
  const apply = () => {
    onClose();
    void applyRules({ name, text });
    notify({ title: say(texts.rulesApply, { name }), description: say(texts.rulesApplyHow), tone: 'good' });
  };
  const isGood = faults.length === 0;
  return (
    <Dialog
      title={say(isGood ? texts.rules : texts.rulesBroken, { name })}
      description={say(isGood ? texts.rulesAbout : texts.rulesBrokenAbout)}
      onClose={onClose}
      footer={
        isGood ? (
          <Button look="primary" onClick={apply}>
            {say(texts.applyRules, { count: rules.length })}
          </Button>
        ) : undefined
      }
    >
      <ul className="grid max-h-[50dvh] gap-2 overflow-y-auto">
        {rules.map(({ code, at, description }) => (
          <li key={code}>
            <p>{description}</p>
            <p className="font-mono text-soft text-xs">
              {code} · {at}
            </p>
          </li>
        ))}
        {faults.map(({ description, property }) => (
          <li key={`${property} ${description}`}>
            <p>{description}</p>
            <p className="font-mono text-soft text-xs">{property}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
