import { memo, useContext, useEffect, useMemo, useState } from 'react';
import type { Document } from '../../../client/index.ts';
import { describeSubject } from '../../../paper/describe.ts';
import { markIncomplete } from '../../../paper/incomplete.ts';
import { directionOf, type PaperLanguage, paperLanguages } from '../../../paper/languages.ts';
import type { Paper } from '../../../paper/paper.ts';
import { type Subject, subjectOf } from '../../../paper/subject.ts';
import { type Stamped, stampedIn, type Verification } from '../../../paper/verification.ts';
import { isLoaded, loadWriting, writingFor } from '../../../paper/writing.ts';
import { noteSeen } from '../../state/view/first-paper.ts';
import { classes } from '../../ui/classes.ts';
import { Message } from '../../ui/message.tsx';
import { countryOfFigures } from '../../ui/texts/format.ts';
import { language as interfaceLanguage, say } from '../../ui/texts/say.ts';
import { BlockShown } from './blocks.tsx';
import { Compared, marksOf } from './compared.ts';
import { type Mark, Marked, type Marks } from './marks.tsx';
import { useDarkPaper, useLargePaper } from './paper-look.ts';
import { countOf } from './places.ts';
import { PreviewTools } from './preview-tools.tsx';
import * as texts from './texts.ts';
import { type Wrong, wrongPlaces } from './wrong-places.ts';

export interface PreviewProps {
  document: Document;
  /** The address where the document can be verified. Default: from its stamps. */
  verification?: Verification | undefined;
  /** Default: the language of the document's country; without one, the user's. */
  language?: PaperLanguage | undefined;
  /** Remembers the language that the user chooses. */
  onLanguage?(language: PaperLanguage): void;
  /** Whether figures are written as readers of the language do, not as in the country of the document. */
  forReader?: boolean;
  /** What is wrong in a document with faults, which is marked as incomplete. */
  wrong?: Wrong | undefined;
}

/** The built document on paper. Rendered only when it changes, not on every key. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { document, verification, language: given, onLanguage, forReader = false, wrong } = props;
  const [chosen, choose] = useState<PaperLanguage>();
  const dark = useDarkPaper(({ on }) => on);
  const large = useLargePaper(({ on }) => on);
  const subject = useMemo(() => subjectOf(document), [document]);
  const language = chosen ?? given ?? languageOf(subject);
  const shown = useLoaded(subject?.country, language);
  const stamped = useMemo(() => stampedIn(document, verification), [document, verification]);
  useEffect(() => noteSeen('paper'), []);
  if (!subject) return <Message title={say(texts.none)} about={say(texts.noneAbout)} />;
  const chooseLanguage = (language: PaperLanguage) => {
    choose(language);
    onLanguage?.(language);
  };
  return (
    // Scrollable by keyboard, so it is focusable and has a name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label={say(texts.paper)} tabIndex={0} className={look}>
      <PreviewTools language={language} onLanguage={chooseLanguage} />
      {shown && (
        <div className={large ? '[zoom:1.3]' : undefined}>
          <Sheet {...{ subject, stamped, forReader, wrong }} language={shown} white={!dark} />
        </div>
      )}
    </section>
  );
});

/** Returns the language of a document's page: that of its country, otherwise the user's. */
export function languageOf(subject: Subject | undefined): PaperLanguage {
  if (subject?.country !== undefined) return subject.language;
  return paperLanguages.find(({ code }) => code === interfaceLanguage.translation?.language)?.code ?? 'en';
}

/** Returns a language once all words and slips of the paper in it are loaded; until then the previous language, if its words are loaded. */
export function useLoaded(country: string | undefined, language: PaperLanguage): PaperLanguage | undefined {
  const [before, keep] = useState<PaperLanguage>();
  const [, setLoaded] = useState<string>();
  const isReady = isLoaded({ country }, language);
  useEffect(() => {
    if (isReady) keep(language);
    // Without the network they stay missing until something loads them.
    else
      loadWriting({ country }, language).then(
        () => setLoaded(`${country} ${language}`),
        () => {},
      );
  }, [isReady, country, language]);
  if (isReady) return language;
  return before && isLoaded({ country }, before) ? before : undefined;
}

const look = 'size-full overflow-auto bg-sunk p-5 outline-offset-[-2px]';

interface SheetProps {
  subject: Subject;
  language: PaperLanguage;
  stamped: Stamped;
  forReader: boolean;
  wrong: Wrong | undefined;
  white: boolean;
}

/** One or more A4 pages. */
export function Sheet({ subject, language, stamped, forReader, wrong, white }: SheetProps) {
  const { country, currency, reader, kind } = subject;
  const writing = useMemo(
    () =>
      writingFor(
        { country, currency, reader, kind },
        language,
        forReader ? (countryOfFigures(language) ?? null) : undefined,
      ),
    [country, currency, reader, kind, language, forReader],
  );
  const isIncomplete = wrong?.isIncomplete === true;
  const paper = useMemo(() => {
    const whole = describeSubject(subject, writing, stamped);
    return isIncomplete ? markIncomplete(whole, subject, writing) : whole;
  }, [subject, writing, stamped, isIncomplete]);
  const variants = useContext(Compared);
  const compared = useMemo(
    () =>
      marksOf(
        paper,
        variants.flatMap(({ look, document }) => {
          const other = subjectOf(document);
          return other ? [{ look, paper: describeSubject(other, writing, stamped) }] : [];
        }),
      ),
    [paper, variants, writing, stamped],
  );
  const marks = useMemo(
    () => new Map([...compared, ...(wrong ? wrongPlaces(paper, wrong) : [])]),
    [compared, paper, wrong],
  );
  // Without marks too: a paper that moves in the tree would be rendered again.
  return (
    <Marked value={useSameMarks(marks)}>
      <PaperShown paper={paper} white={white} />
    </Marked>
  );
}

/** Returns the previous marks if they are equal, because each text of the paper waits for new ones. */
function useSameMarks(marks: Marks): Marks {
  const [before, keep] = useState(marks);
  if (before === marks) return before;
  const isSame = before.size === marks.size && [...marks].every(([place, mark]) => isEqual(before.get(place), mark));
  if (!isSame) keep(marks);
  return isSame ? before : marks;
}

function isEqual(before: Mark | undefined, { look, number, text, field }: Mark): boolean {
  return before?.look === look && before.number === number && before.text === text && before.field === field;
}

/** A described paper, with the marks around it. */
export function PaperShown({ paper: { language, mark, blocks }, white }: { paper: Paper; white: boolean }) {
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      className={classes(
        'paper @container relative mx-auto flex min-h-[60rem] w-full max-w-[45rem] flex-col gap-7 rounded bg-paper px-[7%] py-10 text-[0.75rem] text-ink shadow-paper',
        white ? 'white-paper' : 'dark-paper',
      )}
    >
      {mark !== undefined && (
        // On each printed page.
        <div
          aria-hidden
          data-paper-mark
          className="pointer-events-none absolute inset-x-0 top-0 grid h-[60rem] place-items-center overflow-hidden print:fixed print:inset-0 print:h-auto"
        >
          {/* Not text of the page: the chip says the same, in a colour that can be read. */}
          <span
            data-mark={mark}
            className="-rotate-[38deg] font-bold text-[clamp(3rem,16cqw,7rem)] text-bad/15 before:content-[attr(data-mark)]"
          />
        </div>
      )}
      {blocks.map((block, index) => (
        <BlockShown
          key={`${block.kind} ${countOf(block.kind, blocks, index)}`}
          block={block}
          table={countOf('table', blocks, index)}
        />
      ))}
    </article>
  );
}
