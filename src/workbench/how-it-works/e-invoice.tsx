import { useQuery } from '@tanstack/react-query';
import { Check, Download, FileCode, Info, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FormatSummary } from '../../client/index.ts';
import type { WordedLoss } from '../../formats/index.ts';
import type { Paper } from '../../paper/paper.ts';
import { describe } from '../engine/document/description.ts';
import { countryInSentence } from '../engine/document/names.ts';
import { documentIn, memberAt, text } from '../engine/document/values.ts';
import { writeDensely } from '../engine/document/write.ts';
import { formatsQuery } from '../engine/service/catalogue.ts';
import { formatCounts } from '../engine/service/format-counts.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { saveFile } from '../ui/files.ts';
import { counted, language, say } from '../ui/texts/say.ts';
import type { NamedDocument } from '../write/saving/field-names.ts';
import { Losses } from '../write/saving/losses.tsx';
import { type Answer, useAnswer } from './ask.ts';
import { Faults } from './faults.tsx';
import { marksOfChanges } from './marks-of.ts';
import { Sheet } from './papers.tsx';
import { faultsOf, how } from './sentences.ts';
import { ShownExchange, type ShownExchangeProps } from './shown-exchange.tsx';
import * as texts from './texts.ts';
import { usePapers } from './use-papers.ts';
import type { Members } from './values.ts';

/** The format of the European standard. */
const STANDARD = 'en16931-ubl';

interface EInvoiceProps extends Pick<ShownExchangeProps, 'asCode' | 'onCode' | 'onAnswerHere'> {
  source: Members;
  built: unknown;
  inBrowser: boolean;
}

/** The document as an e-invoice, in any format that is written, and read back. */
export function EInvoiceExchange({ source, built, inBrowser, ...rest }: EInvoiceProps) {
  const { data: formats = [] } = useQuery(formatsQuery);
  const written = formats.filter(({ writes, media_type }) => writes && media_type === 'application/xml');
  const [chosen, setChosen] = useState<string>();
  const [isRead, setRead] = useState(false);
  const { format, none } = useFormat(written, { source, built, inBrowser, chosen });
  const body = format && { data: source, to: format.key };
  const { data: answer, error } = useAnswer('/convert', body, inBrowser);
  const xml = answer?.isOk ? text(memberAt(answer.value, 'result')) : undefined;
  const back = useAnswer('/convert', isRead && xml !== undefined ? { data: xml } : undefined, inBrowser).data;
  const [sourcePaper, builtPaper, readPaper] = usePapers([
    source,
    built,
    back?.isOk ? documentIn(memberAt(back.value, 'result')) : undefined,
  ]);
  const name = format ? nameOf(format) : '';
  const faults = answer && !answer.isOk ? faultsOf(answer.value) : undefined;
  const choose = (key: string) => {
    setChosen(key);
    setRead(false);
  };
  return (
    <ShownExchange
      {...rest}
      path="/convert"
      body={body}
      answer={answer}
      error={error}
      sentence={
        none ??
        (answer &&
          (faults
            ? [
                say(texts.rejectedHow, { how: how(answer), count: faults.length }),
                say(texts.notWritten, { format: name }),
              ]
            : [
                say(texts.writtenHow, { how: how(answer), format: name }),
                say(texts.writtenWhy, { count: formatCounts(formats).written }),
              ]))
      }
      sent={{
        about: say(texts.factsAndFormat),
        content: (
          <Sheet paper={builtPaper ?? sourcePaper} marks={marksOfChanges(sourcePaper, builtPaper, 'blank')} isUnknown />
        ),
      }}
      got={{
        // Each format would refuse taxes that it has no place for.
        about: none ? say(texts.asPdf) : <FormatChoice {...{ written, format, choose }} />,
        code: xml,
        content: none ? (
          <Sheet paper={builtPaper} marks={new Map()} />
        ) : (
          <Got {...{ source, answer, format: name, readPaper: isRead ? readPaper : undefined, onRead: setRead }}>
            {!error && <Sheet paper={undefined} sent={builtPaper ?? sourcePaper} marks={new Map()} />}
          </Got>
        ),
      }}
    />
  );
}

interface FormatChoiceProps {
  written: readonly FormatSummary[];
  format: FormatSummary | undefined;
  choose(key: string): void;
}

function FormatChoice({ written, format, choose }: FormatChoiceProps) {
  return (
    <Choice
      label={say(texts.asFormat)}
      labelled
      value={format?.key ?? ''}
      options={written.map((each) => ({ value: each.key, label: nameOf(each) }))}
      onChange={choose}
    />
  );
}

interface GotProps {
  source: Members;
  answer: Answer | undefined;
  format: string;
  /** The pages of the file, if it was read back. */
  readPaper: Paper | undefined;
  onRead(isRead: boolean): void;
  /** What stands there until the answer has come. */
  children: ReactNode;
}

/** The answer: the file or its pages, or what is wrong. */
function Got({ source, answer, format, readPaper, onRead, children }: GotProps) {
  if (!answer) return children;
  if (!answer.isOk) return <Faults faults={faultsOf(answer.value)} of={source} />;
  const xml = text(memberAt(answer.value, 'result'));
  if (readPaper) {
    return (
      <div className="grid gap-3">
        <Button look="bare" Icon={FileCode} className="justify-self-start" onClick={() => onRead(false)}>
          {say(texts.backToFile)}
        </Button>
        <Sheet paper={readPaper} marks={new Map()} />
      </div>
    );
  }
  const of = describe(writeDensely(source));
  return xml !== undefined && <File answer={answer.value} {...{ xml, format, of }} onRead={() => onRead(true)} />;
}

interface Wanted extends Pick<EInvoiceProps, 'source' | 'built' | 'inBrowser'> {
  /** The key that the user chose. */
  chosen: string | undefined;
}

/** Returns the chosen format, otherwise the first one that the document can be written in, or what to say where none is usual. */
function useFormat(
  written: readonly FormatSummary[],
  { source, built, inBrowser, chosen }: Wanted,
): { format: FormatSummary | undefined; none?: readonly [short: string, why: string] } {
  const usual = usualFor(written, built);
  const tried = useAnswer('/convert', usual && { data: source, to: usual.key }, inBrowser).data;
  const own = written.find(({ key }) => key === chosen);
  if (own || tried?.isOk !== false) return { format: own ?? usual };
  const country = text(memberAt(documentIn(built), '$regime')) ?? '';
  // A usual format may need data that the document lacks. Unless the user chooses it, the European standard is shown.
  if (usual?.usual_for.countries.includes(country)) return { format: written.find(({ key }) => key === STANDARD) };
  // A country without one may have taxes that the European standard has no place for.
  return {
    format: undefined,
    none: [say(texts.noneUsual, { country: countryInSentence(country) }), say(texts.noneUsualWhy)],
  };
}

interface FileProps {
  answer: unknown;
  xml: string;
  format: string;
  /** The document that was written. */
  of: NamedDocument;
  onRead(): void;
}

function File({ answer, xml, format, of, onRead }: FileProps) {
  const losses = memberAt(answer, 'losses');
  const lost = ((Array.isArray(losses) ? losses : []) as WordedLoss[]).filter(({ kind }) => kind === 'dropped');
  const name = text(memberAt(answer, 'file_name')) ?? 'invoice.xml';
  const facts = [say(texts.madeBySame), say(texts.allValues, { format }), ...(lost.length > 0 ? [] : [lostOf(lost)])];
  return (
    <div className="grid content-start gap-4 rounded-xl border border-line bg-panel p-8">
      <FileCode aria-hidden className="size-10 text-good" strokeWidth={1.5} />
      <div>
        <h3 className="break-all font-semibold text-lg">{name}</h3>
        <p className="text-soft">
          {say(texts.fileAbout, {
            format,
            size: say(texts.kilobytes, { count: counted(Math.max(1, Math.round(xml.length / 1000))) }),
          })}
        </p>
      </div>
      <ul className="grid gap-1.5">
        {facts.map((fact) => (
          <li key={fact} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-4 shrink-0 text-good" />
            {fact}
          </li>
        ))}
        {lost.length > 0 && (
          <li className="flex items-start gap-2.5">
            <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            <details className="min-w-0 flex-1">
              <summary className="cursor-pointer">{lostOf(lost)}</summary>
              <div className="pt-2">
                <Losses losses={lost} of={of} />
              </div>
            </details>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button Icon={Download} onClick={() => saveFile(name, xml, 'application/xml')}>
          {say(texts.saveFile)}
        </Button>
        <Button Icon={Undo2} onClick={onRead}>
          {say(texts.readBack)}
        </Button>
      </div>
    </div>
  );
}

function lostOf(losses: readonly WordedLoss[]): string {
  return say(texts.lost, { count: losses.length });
}

/** Returns the usual format of the document's country, or the European standard. */
function usualFor(formats: readonly FormatSummary[], built: unknown): FormatSummary | undefined {
  const country = text(memberAt(documentIn(built), '$regime')) ?? '';
  const usual = formats.filter(({ usual_for }) => usual_for.countries.includes(country));
  return usual[0] ?? formats.find(({ key }) => key === STANDARD) ?? formats[0];
}

function nameOf({ key, name }: FormatSummary): string {
  return name[(language.translation?.language ?? 'en') as 'en'] ?? name.en ?? key;
}
