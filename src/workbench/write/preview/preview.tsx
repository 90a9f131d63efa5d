import { FileText, Printer } from 'lucide-react';
import { memo, useContext, useEffect, useMemo, useState } from 'react';
import type { Document } from '../../../client/index.ts';
import { describeSubject } from '../../../paper/describe.ts';
import { markIncomplete } from '../../../paper/incomplete.ts';
import { directionOf, type PaperLanguage, paperLanguages } from '../../../paper/languages.ts';
import type { Paper } from '../../../paper/paper.ts';
import { type Subject, subjectOf } from '../../../paper/subject.ts';
import { type Stamped, stampedIn, type Verification } from '../../../paper/verification.ts';
import { isLoaded, loadWriting, writingFor } from '../../../paper/writing.ts';
import { useCommand } from '../../state/view/commands.ts';
import { noteSeen } from '../../state/view/first-paper.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { classes } from '../../ui/classes.ts';
import { Message } from '../../ui/message.tsx';
import { useTheme } from '../../ui/page/theme.ts';
import { Switch } from '../../ui/switch.tsx';
import { countryOfFigures } from '../../ui/texts/format.ts';
import { language as interfaceLanguage, say } from '../../ui/texts/say.ts';
import { BlockShown } from './blocks.tsx';
import { Compared, marksOf } from './compared.ts';
import { useDarkPaper } from './dark-paper.ts';
import { Marked } from './marks.tsx';
import { tableAt } from './places.ts';
import * as texts from './texts.ts';
import { type Wrong, wrongPlaces } from './wrong-places.ts';

interface PreviewProps {
  document: Document;
  /** The address where the document can be verified. Default: from its stamps. */
  verification?: Verification | undefined;
  /** Default: the language of the document's country; without one, the user's. */
  language?: PaperLanguage;
  /** Whether figures are written as readers of the language do, not as in the country of the document. */
  forReader?: boolean;
  /** What is wrong in a document with faults, which is marked as incomplete. */
  wrong?: Wrong | undefined;
}

/** The built document on paper. Rendered only when it changes, not on every key. */
export const Preview = memo(function Preview(props: PreviewProps) {
  const { document, verification, language: given, forReader = false, wrong } = props;
  const [chosen, choose] = useState<PaperLanguage>();
  const theme = useTheme(({ shown }) => shown);
  const { dark, show: showDark } = useDarkPaper();
  const subject = useMemo(() => subjectOf(document), [document]);
  const language = chosen ?? given ?? (subject?.country === undefined ? readersLanguage() : subject.language);
  const shown = useLoaded(subject?.country, language);
  const stamped = useMemo(() => stampedIn(document, verification), [document, verification]);
  useEffect(() => noteSeen('paper'), []);
  const pages = useCommand('show-pdf');
  if (!subject) return <Message title={say(texts.none)} about={say(texts.noneAbout)} />;
  return (
    // Scrollable by keyboard, so it is focusable and has a name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label={say(texts.paper)} tabIndex={0} className={look}>
      <div className="mx-auto mb-3 flex max-w-[45rem] flex-wrap items-center justify-end gap-2">
        {theme === 'dark' && <Switch label={say(texts.darkPaper)} checked={dark} onChange={showDark} />}
        <Choice
          label={say(texts.language)}
          value={language}
          options={paperLanguages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(value) => choose(paperLanguages.find(({ code }) => code === value)?.code)}
        />
        {pages && (
          <Button Icon={FileText} size="small" onClick={pages.run}>
            {say(texts.pages)}
          </Button>
        )}
        <Button Icon={Printer} size="small" onClick={() => print()}>
          {say(texts.print)}
        </Button>
      </div>
      {shown && <Sheet {...{ subject, stamped, forReader, wrong }} language={shown} white={!dark} />}
    </section>
  );
});

/** Returns the language of the page, in which a document without a country is shown. */
function readersLanguage(): PaperLanguage {
  return paperLanguages.find(({ code }) => code === interfaceLanguage.translation?.language)?.code ?? 'en';
}

/** Returns a language once all words and slips of the paper in it are loaded; until then the language before, if they are in that. */
function useLoaded(country: string | undefined, language: PaperLanguage): PaperLanguage | undefined {
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
function Sheet({ subject, language, stamped, forReader, wrong, white }: SheetProps) {
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
  const isIncomplete = wrong !== undefined;
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
  const shown = <PaperShown paper={paper} white={white} />;
  return variants.length > 0 || wrong ? <Marked value={marks}>{shown}</Marked> : shown;
}

/** A described paper, with the marks around it. */
export function PaperShown({ paper: { language, mark, blocks }, white }: { paper: Paper; white: boolean }) {
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      className={classes(
        'paper @container relative mx-auto flex min-h-[60rem] w-full max-w-[45rem] flex-col gap-7 rounded bg-paper px-[7%] py-10 text-[0.75rem] text-ink shadow-paper',
        white && 'white-paper',
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper is read-only; a block is identified by its position and kind.
        <BlockShown key={`${index} ${block.kind}`} block={block} table={tableAt(blocks, index)} />
      ))}
    </article>
  );
}
