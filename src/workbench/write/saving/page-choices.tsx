import { isXmlText } from '../../../engine/reading/xml-text.ts';
import { type PaperLanguage, paperLanguages } from '../../../paper/languages.ts';
import { subjectOf } from '../../../paper/subject.ts';
import type { Saved, SaveKind } from '../../engine/worker/saving.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { changeRun, useRun } from '../../state/drafts/runs.ts';
import { Choice } from '../../ui/choice.tsx';
import { say } from '../../ui/texts/say.ts';
import { languageOf } from '../preview/preview.tsx';
import { Thumbnail } from '../preview/thumbnail.tsx';
import * as texts from './texts.ts';

interface OfKind {
  draft: Draft;
  kind: SaveKind | undefined;
}

/** Returns whether pages are drawn for a kind. */
const hasPages = (kind: SaveKind | undefined) => kind !== undefined && (kind.key === 'pdf' || kind.takesPages);

/** The first page of a document, in the language that its reader gets. */
export function PageThumbnail({ draft: { id, text }, kind }: OfKind) {
  const { built, paperLanguage } = useRun(id, 'built', 'paperLanguage');
  // An e-invoice has pages of its own.
  if (!built || isXmlText(text) || !hasPages(kind)) return null;
  return (
    <Thumbnail
      document={built.document}
      language={paperLanguage ?? languageOf(subjectOf(built.document))}
      isIncomplete={built.faults > 0 || built.partial}
    />
  );
}

/** The choice to put the invoice into the PDF as XML, too. */
interface XmlChoice {
  /** The format that carries it. */
  hybrid: SaveKind;
  isTicked: boolean;
  tick(isTicked: boolean): void;
}

interface PageChoicesProps extends OfKind {
  xml: XmlChoice | undefined;
  /** The outcome of that format. */
  found: Saved | undefined;
}

/** How the pages are drawn: their language, and whether they carry the invoice as XML. */
export function PageChoices({ draft, kind, xml, found }: PageChoicesProps) {
  if (!hasPages(kind)) return null;
  return (
    <>
      <PageLanguage draft={draft} />
      {xml && (xml.isTicked || found?.content !== undefined) && <WithXml {...xml} />}
    </>
  );
}

/** The language of the pages; the preview has the same one. */
function PageLanguage({ draft: { id } }: { draft: Draft }) {
  const { built, paperLanguage } = useRun(id, 'built', 'paperLanguage');
  return (
    <Choice
      label={say(texts.language)}
      labelled
      value={paperLanguage ?? languageOf(built && subjectOf(built.document))}
      options={paperLanguages.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(value) => changeRun(id, { paperLanguage: value as PaperLanguage })}
      className="mb-3"
    />
  );
}

function WithXml({ hybrid, isTicked, tick }: XmlChoice) {
  return (
    <label className="mb-3 flex items-start gap-2.5 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => tick(target.checked)}
        className="mt-0.5 size-4 accent-accent"
      />
      <span>
        <span className="block font-medium">{say(texts.withXml)}</span>{' '}
        <span className="block text-soft text-xs">{say(texts.withXmlAbout, { format: say(hybrid.name) })}</span>
      </span>
    </label>
  );
}

/** Returns the PDF with an e-invoice inside that is usual for a document or in its country; undefined where nobody reads one. */
export function hybridOf(kinds: readonly SaveKind[]): SaveKind | undefined {
  const hybrids = kinds.filter(({ takesPages }) => takesPages);
  return hybrids.find(({ tier }) => tier === 'country') ?? hybrids.find(({ isUsual }) => isUsual);
}
