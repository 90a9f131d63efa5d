import type { UseQueryResult } from '@tanstack/react-query';
import { isoCode } from '../../../engine/country/iso-code.ts';
import type { WordedFault } from '../../../engine/faults.ts';
import { askedFields } from '../../../formats/list/forms.ts';
import { describe } from '../../engine/document/description.ts';
import { countryInSentence } from '../../engine/document/names.ts';
import { contentOf } from '../../engine/document/text.ts';
import { contentsOf, memberAt, text as textIn } from '../../engine/document/values.ts';
import type { Answers, Saved, SaveKind } from '../../engine/worker/saving.ts';
import { severityOf } from '../../state/view/problem.ts';
import { Spinner } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { useHidden } from '../form/hints/hidden.ts';
import * as problemTexts from '../problems/texts.ts';
import { openIn } from './missing.ts';
import * as texts from './texts.ts';

interface StatusProps {
  kind: SaveKind;
  found: Pick<UseQueryResult<Saved>, 'data' | 'isFetching' | 'isPlaceholderData'> | undefined;
  text: string;
  answers: Answers;
}

/** The outcome in two words; empty for kinds that were not tried. */
export function Status({ kind, found, text, answers }: StatusProps) {
  if (isUnset(kind, answers)) return <span className="text-soft">{say(texts.byProgram)}</span>;
  const other = otherCountry(kind, text);
  if (other !== undefined)
    return <span className="text-soft">{say(texts.notFor, { what: countryInSentence(other) })}</span>;
  const saved = found?.data;
  // What the last outcome lacked may be filled in by now.
  if (!saved || found.isPlaceholderData) return found?.isFetching ? <Spinner /> : null;
  if (saved.content !== undefined) return <Ready warnings={saved.warnings} />;
  const unsuited = unsuitedIn(saved, text);
  if (unsuited !== undefined) return <span className="text-soft">{say(texts.notFor, { what: unsuited })}</span>;
  const { count, isMissing } = openIn(text, saved.faults);
  return isMissing ? (
    <span className="text-warn">{say(texts.missing, { count })}</span>
  ) : (
    <span className="text-bad">{say(texts.toFix, { count })}</span>
  );
}

/** That a kind can be saved, and how much about it should be read first. */
function Ready({ warnings }: Pick<Saved, 'warnings'>) {
  const notes = useNotes(warnings);
  return notes.length === 0 ? (
    <span className="text-good">{say(texts.isReady)}</span>
  ) : (
    <span className="text-warn">{[say(texts.isReady), ...notes].join(', ')}</span>
  );
}

/** Returns the numbers of problems, warnings and hints, in words: `1 problem`, `2 hints`. A problem that does not stop saving is among the warnings. */
export function useNotes(found: readonly WordedFault[]): string[] {
  const hints = useHidden(({ shown }) => shown?.hints.length ?? 0);
  const problems = found.filter(({ code }) => severityOf(code, 'warning') === 'error').length;
  const counts = [
    [problemTexts.errors, problems],
    [texts.warnings, found.length - problems],
    [problemTexts.hints, hints],
  ] as const;
  return counts.flatMap(([text, count]) => (count > 0 ? say(text, { count }) : []));
}

/** Returns whether a kind is for a billing program and no program is set up. */
export function isUnset({ asks }: SaveKind, answers: Answers): boolean {
  return asks.some((asked) => askedFields[asked].company !== undefined && (answers[asked] ?? '') === '');
}

/** Returns the country of the supplier, if a kind is a national one of other countries only. */
export function otherCountry({ tier, trial, countries }: SaveKind, text: string): string | undefined {
  if (tier !== 'more' || trial !== undefined) return undefined;
  const { country, addons } = describe(text);
  const own = country === undefined ? undefined : isoCode(country);
  const isMeant = countries.some(
    (each) => isoCode(each) === own || addons.some((addon) => addon.startsWith(`${each.toLowerCase()}-`)),
  );
  return isMeant ? undefined : own;
}

/** Returns the currency or tax of a document that a format does not allow. */
function unsuitedIn({ faults }: Saved, text: string): string | undefined {
  const document = contentsOf(contentOf(text));
  const paths = faults.flatMap(({ properties }) => properties.map((path) => path.replace(/^\$\.?(doc\.)?/, '')));
  const currency = paths.includes('currency') ? textIn(memberAt(document, 'currency')) : undefined;
  const tax = paths.find((path) => /^lines\[\d+\]\.taxes\[\d+\](\.cat)?$/.test(path));
  const category = tax && textIn(memberAt(document, `${tax.replace(/\.cat$/, '')}.cat`));
  return currency ?? (category && say(category));
}
