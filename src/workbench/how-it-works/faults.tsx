import { Button } from '../ui/button.tsx';
import { say } from '../ui/texts/say.ts';
import { Sentence } from '../write/problems/sentence.tsx';
import { useWordsFor } from '../write/saving/field-names.ts';
import * as texts from './texts.ts';

export interface ShownFault {
  code: string | undefined;
  properties: readonly string[];
  description: string;
  /** The right value, if it is known. */
  fix?: { value: string; apply(): void } | undefined;
}

/** The faults of an answer in the words of the form, each with its number on the paper. */
export function Faults({ faults, of }: { faults: readonly ShownFault[]; of: unknown }) {
  const words = useWordsFor(of);
  return (
    <ol className="grid gap-2">
      {faults.map(({ code, properties: [path = ''], description, fix }, index) => {
        const label = words?.labelOf(path);
        return (
          <li
            key={`${path} ${description}`}
            className="flex items-start gap-3 rounded-lg border border-line bg-panel px-3 py-2.5"
          >
            <span className="grid size-5 shrink-0 place-items-center rounded-full bg-bad font-semibold text-white text-xs">
              {index + 1}
            </span>
            <span className="min-w-0 flex-1 break-words leading-relaxed">
              <Sentence text={words?.inWords(description, path, code) ?? description} path={path} label={label} />{' '}
              <span className="text-soft text-xs">{label}</span>
            </span>
            {fix && (
              <Button size="small" onClick={fix.apply}>
                {say(texts.use, { value: fix.value })}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
