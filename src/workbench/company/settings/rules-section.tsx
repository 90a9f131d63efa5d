import { applyRules, useOwnRules } from '../../engine/service/house-rules.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

/** The house rules of a file that apply in this browser. */
export function RulesSection() {
  const { name } = useOwnRules();
  if (name === undefined) return null;
  return (
    <section aria-labelledby="house-rules" className="grid gap-1.5">
      <h3 id="house-rules" className="font-medium">
        {say(texts.houseRules)}
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-soft text-xs">{say(texts.houseRulesHow, { name })}</p>
        <Button size="small" onClick={() => void applyRules(undefined)}>
          {say(texts.removeRules)}
        </Button>
      </div>
    </section>
  );
}
