import { Button } from '../ui/button.tsx';
import { say } from '../ui/texts/say.ts';
import * as texts from './texts.ts';

export interface ShownFault {
  properties: readonly string[];
  description: string;
  /** The right value, if it is known. */
  fix?: { value: string; apply(): void } | undefined;
}

/** The faults of an answer, each with its number on the paper. */
export function Faults({ faults }: { faults: readonly ShownFault[] }) {
  return (
    <ol className="grid gap-2">
      {faults.map(({ properties, description, fix }, index) => (
        <li
          key={`${properties.join()} ${description}`}
          className="flex items-start gap-3 rounded-lg border border-line bg-panel px-3 py-2.5"
        >
          <span className="grid size-5 shrink-0 place-items-center rounded-full bg-bad font-semibold text-white text-xs">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 break-words leading-relaxed">
            {description} {properties[0] && <code className="text-soft text-xs">{properties[0]}</code>}
          </span>
          {fix && (
            <Button size="small" onClick={fix.apply}>
              {say(texts.use, { value: fix.value })}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
