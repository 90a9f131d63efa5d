import { Link } from '@tanstack/react-router';
import { CircleCheck, FileDown, MonitorCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { countryInSentence } from '../../engine/document/names.ts';
import type { National } from '../../engine/worker/national-files.ts';
import type { SaveKind } from '../../engine/worker/saving.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/texts/say.ts';
import * as texts from './texts.ts';

interface ByProgramProps {
  kind: SaveKind;
  national: National | undefined;
  onClose(): void;
}

/** Says who makes records of invoices, while this page is not set up as a billing program. */
export function ByProgram({ kind, national, onClose }: ByProgramProps) {
  const { rows = [] } = national?.files.find(({ key }) => key === kind.key) ?? {};
  return (
    <div className="grid gap-3">
      <p className="text-base">{say(texts.programRecords, { country: countryInSentence(national?.country ?? '') })}</p>
      <Card Icon={CircleCheck} title={say(texts.programDoes)}>
        {say(texts.programDoesAbout)}
      </Card>
      <Card Icon={MonitorCog} title={say(texts.programIsThis)}>
        {say(texts.programIsThisAbout)}{' '}
        <Link to="/company" onClick={onClose} className="font-medium text-accent hover:underline">
          {say(texts.setUp)}
        </Link>
      </Card>
      <p className="text-soft text-xs">{rows.map(({ source }) => source).join('; ')}</p>
    </div>
  );
}

function Card({ Icon, title, children }: { Icon: typeof CircleCheck; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3 rounded-lg border border-line p-3.5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <div>
        <h4 className="font-semibold">{title}</h4>
        <p className="text-soft">{children}</p>
      </div>
    </section>
  );
}

/** The way out for documents that the user's own program records. */
export function PdfInstead({ onChoose }: { onChoose(): void }) {
  return (
    <>
      <p className="mr-auto text-soft">{say(texts.nothingYet)}</p>
      <Button Icon={FileDown} look="primary" onClick={onChoose}>
        {say(texts.pdfInstead)}
      </Button>
    </>
  );
}
