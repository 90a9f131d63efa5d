import type { WordedLoss } from '../../../formats/index.ts';
import { Pill } from '../../ui/pill.tsx';
import { say } from '../../ui/texts/say.ts';
import { type NamedDocument, useFieldName } from './field-names.ts';
import { groupedLosses } from './grouped-losses.ts';
import * as texts from './texts.ts';

const kinds: Record<WordedLoss['kind'], string> = {
  dropped: texts.lost,
  supplied: texts.added,
  changed: texts.changed,
  difference: texts.differs,
};

const tones = { info: 'plain', warning: 'warn', error: 'bad' } as const;

/** Content that a document and an e-invoice do not share: what, why and where. */
export function Losses<Loss extends WordedLoss>({
  losses,
  of,
  onGo,
}: {
  losses: readonly Loss[];
  of: NamedDocument;
  /** Goes to the loss in the text. Without it, locations are only named. */
  onGo?: (loss: Loss) => void;
}) {
  const place = useFieldName(of);
  // With a button for each, they stay apart.
  const groups = onGo
    ? losses.map((first) => ({ first, places: first.properties.map(place) }))
    : groupedLosses(losses, place);
  return (
    <ul className="grid gap-2">
      {groups.map(({ first: loss, places }) => {
        const { kind, severity, properties, xpath, line, term, description } = loss;
        return (
          <li key={`${description} ${properties.join()} ${xpath} ${line}`} className="flex items-baseline gap-2.5">
            <Pill tone={tones[severity]}>{say(kinds[kind])}</Pill>
            <span className="wrap-anywhere min-w-0 flex-1">
              {description} <span className="text-soft text-xs">{[term, ...places].filter(Boolean).join(', ')}</span>
            </span>
            {line !== undefined &&
              (onGo ? (
                <button
                  type="button"
                  title={xpath}
                  onClick={() => onGo(loss)}
                  className="shrink-0 rounded font-mono text-soft text-xs hover:text-accent hover:underline"
                >
                  {say(texts.line, { line })}
                </button>
              ) : (
                <span title={xpath} className="shrink-0 font-mono text-soft text-xs">
                  {say(texts.line, { line })}
                </span>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
