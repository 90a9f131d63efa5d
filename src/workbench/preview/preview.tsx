import { Printer } from 'lucide-react';
import { memo, useState } from 'react';
import type { Document } from '../../client/index.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Message } from '../ui/message.tsx';
import { invoiceIn } from './invoice.ts';
import { InvoicePaper } from './invoice-paper.tsx';
import { languageOf, type PaperLanguage, paperLanguages } from './languages.ts';

/** The built document on paper. Drawn anew only when that changes, not with every key. */
export const Preview = memo(function Preview({ document }: { document: Document }) {
  const [chosen, choose] = useState<PaperLanguage>();
  const invoice = invoiceIn(document);
  if (!invoice) {
    return (
      <Message title="No preview for this document">
        <p>The preview shows invoices. What was built is under JSON.</p>
      </Message>
    );
  }
  const language = chosen ?? languageOf(invoice.supplier?.tax_id?.country);
  return (
    // Scrolls by keyboard too: it has the focus, and a name.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1).
    <section aria-label="Paper" tabIndex={0} className="size-full overflow-auto bg-sunk p-5 outline-offset-[-2px]">
      <div className="mx-auto mb-3 flex max-w-[45rem] items-center justify-end gap-2">
        <Choice
          label="Language of the preview"
          value={language}
          options={paperLanguages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(value) => choose(paperLanguages.find(({ code }) => code === value)?.code)}
        />
        <Button size="small" onClick={() => print()}>
          <Printer aria-hidden className="size-3.5" />
          Print
        </Button>
      </div>
      <InvoicePaper invoice={invoice} language={language} />
    </section>
  );
});
