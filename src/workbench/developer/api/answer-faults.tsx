import { say, sayList } from '../../ui/texts/say.ts';
import type { LocatedFault } from './faults-in-request.ts';
import { useShownSpan } from './shown-span.ts';
import * as texts from './texts.ts';

/** The faults in an answer, each a link to its place in the request. */
export function AnswerFaults({ faults }: { faults: readonly LocatedFault[] }) {
  return (
    <ul aria-label={say(texts.faults)} className="grid gap-1">
      {faults.map(({ code, properties, description, place }, index) => {
        const content = (
          <>
            {description} <span className="font-mono text-soft text-xs">{sayList(properties)}</span>
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a stream may have the same fault.
          <li key={`${index} ${code}`}>
            {place ? (
              <button
                type="button"
                className="rounded-md px-2 py-1 text-left hover:bg-sunk"
                title={say(texts.showFault)}
                onClick={() => useShownSpan.setState({ place: { ...place } }, true)}
              >
                {content}
              </button>
            ) : (
              <p className="px-2 py-1">{content}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
