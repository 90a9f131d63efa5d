import { countryInSentence } from '../../engine/document/names.ts';
import type { National } from '../../engine/worker/national-files.ts';
import type { SaveKind } from '../../engine/worker/saving.ts';
import { fileName } from '../../state/drafts/export.ts';
import { rowsInWords } from '../../ui/e-invoices/words.ts';
import { say } from '../../ui/texts/say.ts';
import { otherCountry } from './status.tsx';
import * as texts from './texts.ts';

interface AboutKindProps {
  kind: SaveKind;
  national: National | undefined;
  text: string;
  /** The day of issue. */
  day: string;
}

/** The purpose of a kind, and whether it suits this document. */
export function AboutKind({ kind, national, text, day }: AboutKindProps) {
  const foreign = otherCountry(kind, text);
  return (
    <>
      <p className="mb-3">{say(kind.description)}</p>
      {foreign !== undefined && (
        <p className="mb-3 rounded-lg bg-warn-wash px-3 py-2">
          {say(texts.isForOthers, { document: fileName(text), country: countryInSentence(foreign) })}
        </p>
      )}
      <Duties national={national} kind={kind.key} day={day} />
    </>
  );
}

/** Who needs a file, since when, and the law. */
function Duties({ national, kind, day }: { national: National | undefined; kind: string; day: string }) {
  const { rows = [] } = national?.files.find(({ key }) => key === kind) ?? {};
  const sources = [...new Set(rows.map(({ source }) => source))];
  if (rows.length === 0) return null;
  return (
    <div className="mb-4 text-soft text-xs">
      <ul>
        {rowsInWords(rows, day).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{sources.join('; ')}</p>
    </div>
  );
}
