import { Printer } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import type { Document } from '../../client/index.ts';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Message } from '../ui/message.tsx';
import { BillPaper } from './bill-paper.tsx';
import { formatFor } from './format.ts';
import { labels as allLabels, languageOf, type PaperLanguage, paperLanguages } from './languages.ts';
import { MessagePaper, OtherPaper } from './other-paper.tsx';
import { WritingProvider } from './paper.tsx';
import { type Paper, paperOf } from './paper-of.ts';
import { PaymentPaper } from './payment-paper.tsx';
import { StatusPaper } from './status-paper.tsx';
import * as texts from './texts.ts';

/** The built document on paper. Drawn anew only when that changes, not with every key. */
export const Preview = memo(function Preview({ document }: { document: Document }) {
  const [chosen, choose] = useState<PaperLanguage>();
  const paper = useMemo(() => paperOf(document), [document]);
  if (!paper) return <Message title={say(texts.none)} about={say(texts.noneAbout)} />;
  const language = chosen ?? languageOf(paper.country);
  return (
    // Scrolls by keyboard too: it has the focus, and a name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label={say(texts.paper)} tabIndex={0} className={look}>
      <div className="mx-auto mb-3 flex max-w-[45rem] items-center justify-end gap-2">
        <Choice
          label={say(texts.language)}
          value={language}
          options={paperLanguages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(value) => choose(paperLanguages.find(({ code }) => code === value)?.code)}
        />
        <Button Icon={Printer} size="small" onClick={() => print()}>
          {say(texts.print)}
        </Button>
      </div>
      <Sheet paper={paper} language={language} />
    </section>
  );
});

const look = 'size-full overflow-auto bg-sunk p-5 outline-offset-[-2px]';

/** One A4 page, or as many as it takes. */
function Sheet({ paper, language }: { paper: Paper; language: PaperLanguage }) {
  const labels = allLabels[language];
  const { country, currency } = paper;
  const writing = useMemo(
    () => ({ labels, format: formatFor(language, country, currency) }),
    [labels, language, country, currency],
  );
  return (
    <WritingProvider value={writing}>
      <article
        lang={language}
        className="paper @container mx-auto flex min-h-[60rem] w-full max-w-[45rem] flex-col gap-7 rounded-[3px] bg-paper px-[7%] py-10 text-[0.75rem] text-ink leading-normal shadow-paper"
      >
        <Contents paper={paper} title={paper.titleIn(labels)} />
      </article>
    </WritingProvider>
  );
}

function Contents({ paper, title }: { paper: Paper; title: string }) {
  switch (paper.kind) {
    case 'invoice':
    case 'bill':
      return <BillPaper bill={paper.contents} title={title} isInvoice={paper.kind === 'invoice'} />;
    case 'payment':
      return <PaymentPaper payment={paper.contents} title={title} />;
    case 'status':
      return <StatusPaper status={paper.contents} title={title} />;
    case 'message':
      return <MessagePaper message={paper.contents} title={title} />;
    case 'other':
      return <OtherPaper contents={paper.contents} title={title} />;
  }
}
