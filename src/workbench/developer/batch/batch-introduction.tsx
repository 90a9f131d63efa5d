import { Link } from '@tanstack/react-router';
import { Braces, FileArchive, FileCode, FileSpreadsheet, FileStack, FileText, type LucideIcon } from 'lucide-react';
import { REPORTING } from '../../documents/reporting/address.ts';
import * as reportTexts from '../../documents/reporting/texts.ts';
import { formatsRead } from '../../engine/document/formats-read.ts';
import { SampleButton } from '../../engine/service/sample-button.tsx';
import { say } from '../../ui/texts/say.ts';
import { takeFiles } from './batch.ts';
import { ChooseButtons } from './choose-buttons.tsx';
import * as texts from './texts.ts';

/** The kinds of files that can be dropped, and how each is processed. */
const kinds: readonly { Icon: LucideIcon; name: string; about: string }[] = [
  { Icon: Braces, name: texts.kindDocuments, about: texts.kindDocumentsAbout },
  { Icon: FileCode, name: texts.kindXml, about: texts.kindXmlAbout },
  { Icon: FileText, name: texts.kindPdf, about: texts.kindPdfAbout },
  { Icon: FileSpreadsheet, name: texts.kindTables, about: texts.kindTablesAbout },
  { Icon: FileArchive, name: texts.kindZip, about: texts.kindZipAbout },
];

/** The page before there are files. */
export function BatchIntroduction() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section tabIndex={0} aria-label={say(texts.dropHere)} className="min-h-0 flex-1 overflow-auto bg-bg p-4 sm:p-8">
      <div className="mx-auto grid max-w-4xl gap-8">
        <div className="grid justify-items-center gap-4 rounded-xl border-2 border-edge border-dashed bg-panel px-5 py-10 text-center">
          <FileStack aria-hidden className="size-9 text-accent" strokeWidth={1.4} />
          <div className="grid gap-1.5">
            <h2 className="font-semibold text-base">{say(texts.dropHere)}</h2>
            <p className="max-w-xl text-soft">{say(texts.dropAbout)}</p>
          </div>
          <div className="flex flex-wrap justify-center gap-2">
            <ChooseButtons primary />
            <SampleButton label={say(texts.trySamples)} start={startWithSamples} />
          </div>
          <Link to="/batch" hash={REPORTING} className="text-accent hover:underline">
            {say(reportTexts.makeReport)}
          </Link>
        </div>
        <section aria-label={say(texts.kinds)} className="grid gap-3">
          <h3 className="font-semibold">{say(texts.kinds)}</h3>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {kinds.map(({ Icon, name, about }) => (
              <li
                key={name}
                className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 rounded-xl border border-line bg-panel p-4"
              >
                <Icon aria-hidden className="mt-0.5 size-5 text-accent" strokeWidth={1.6} />
                <div>
                  <p className="font-medium">{say<string>(name)}</p>
                  <p className="text-soft">{say<string>(about, { formats: formatsRead })}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}

/** Starts a batch of sample documents. */
async function startWithSamples(): Promise<void> {
  takeFiles(await (await import('./samples.ts')).sampleFiles());
}
