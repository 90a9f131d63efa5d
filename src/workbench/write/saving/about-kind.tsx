import { useQuery } from '@tanstack/react-query';
import { askedFields } from '../../../formats/list/forms.ts';
import { addonEdits } from '../../engine/document/edits.ts';
import { countryInSentence, nameOfAddon } from '../../engine/document/names.ts';
import { addonsQuery } from '../../engine/service/catalogue.ts';
import type { National } from '../../engine/worker/national-files.ts';
import type { Answers, SaveKind } from '../../engine/worker/saving.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { fileName } from '../../state/drafts/export.ts';
import { editText } from '../../state/drafts/open-texts.ts';
import { Button } from '../../ui/button.tsx';
import { rowsInWords } from '../../ui/e-invoices/words.ts';
import { useLanguage } from '../../ui/language/catalogue-language.ts';
import { say } from '../../ui/texts/say.ts';
import { otherCountry } from './status.tsx';
import * as texts from './texts.ts';
import { copyOf } from './tiers.tsx';

interface AboutKindProps {
  draft: Draft;
  kind: SaveKind;
  national: National | undefined;
  /** The day of issue. */
  day: string;
}

/** The purpose of a kind, and whether it suits this document. */
export function AboutKind({ draft, kind, national, day }: AboutKindProps) {
  const { text } = draft;
  const foreign = otherCountry(kind, text);
  const copy = kind.key === 'pdf' ? copyOf(national) : undefined;
  return (
    <>
      <p className="mb-3">{say(kind.description)}</p>
      {copy !== undefined && (
        <p className="mb-3 rounded-lg bg-warn-wash px-3 py-2">
          {kind.name}: {copy}.
        </p>
      )}
      {foreign !== undefined && (
        <p className="mb-3 rounded-lg bg-warn-wash px-3 py-2">
          {say(texts.isForOthers, { document: fileName(text), country: countryInSentence(foreign) })}
        </p>
      )}
      {kind.lacks !== undefined && <LackingAddon draft={draft} addon={kind.lacks} format={kind.name} />}
      <Duties national={national} kind={kind.key} day={day} />
    </>
  );
}

interface LackingAddonProps {
  draft: Draft;
  addon: string;
  format: string;
}

/** Why a format asks for values that the form does not show: the document lacks its addon. */
function LackingAddon({ draft, addon, format }: LackingAddonProps) {
  const { language } = useLanguage();
  const { data: addons } = useQuery(addonsQuery);
  const name = nameOfAddon(addons, addon, language);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sunk px-3 py-2">
      <p className="min-w-48 flex-1">{say(texts.lacksAddon, { format, addon: name })}</p>
      <Button size="small" onClick={() => editText(draft.id, addonEdits(draft.text, addon))}>
        {say(texts.addAddon, { addon: name })}
      </Button>
    </div>
  );
}

/** Who needs a file, since when, and the law. */
function Duties({ national, kind, day }: { national: National | undefined; kind: string; day: string }) {
  const { rows = [] } = fileOf(national, kind) ?? {};
  const office = officeOf(national, kind);
  const sources = [...new Set(rows.map(({ source }) => source))];
  if (rows.length === 0) return null;
  return (
    <div className="mb-4 text-soft text-xs">
      <ul>
        {rowsInWords(rows, day).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {office !== undefined && <p>{say(texts.issuedBy, { office })}</p>}
      <p>{sources.join('; ')}</p>
    </div>
  );
}

const fileOf = (national: National | undefined, kind: string) => national?.files.find(({ key }) => key === kind);

/** Returns who has to accept a file before it is the invoice, if a law in force says so. */
function officeOf(national: National | undefined, kind: string): string | undefined {
  const { isInvoice, rows = [] } = fileOf(national, kind) ?? {};
  return isInvoice ? rows.find(({ issuedBy }) => issuedBy !== undefined)?.issuedBy : undefined;
}

/** Returns what a saved file still lacks before it is the invoice, in sentences. */
export function stillOpen({ key, asks }: SaveKind, answers: Answers, national: National | undefined): string[] {
  const office = officeOf(national, key);
  return [
    ...asks.flatMap((asked) => {
      const { missing } = askedFields[asked];
      return missing !== undefined && (answers[asked] ?? '') === '' ? say(missing) : [];
    }),
    ...(office === undefined ? [] : [say(texts.issuedBy, { office })]),
  ];
}
