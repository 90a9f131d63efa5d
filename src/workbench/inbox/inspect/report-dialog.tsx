import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { CheckReport, ReportKind } from '../../../formats/check-report/index.ts';
import { engine } from '../../engine/service/engine.ts';
import type { Draft } from '../../state/drafts/draft-storage.ts';
import { fileName } from '../../state/drafts/export.ts';
import { inspectRequest, useRun } from '../../state/drafts/runs.ts';
import { titleOf } from '../../state/drafts/titles.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/files.ts';
import { Heading } from '../../ui/heading.tsx';
import { Waiting } from '../../ui/message.tsx';
import { say } from '../../ui/texts/say.ts';
import { useLabels } from '../../ui/use-labels.ts';
import { readersLanguage, summaryOf } from './summary.ts';
import * as texts from './texts.ts';

const TYPES: Readonly<Record<ReportKind, string>> = {
  pdf: 'application/pdf',
  html: 'text/html',
  json: 'application/json',
};

const SAVE = { json: texts.saveJson, html: texts.saveHtml, pdf: texts.savePdf } as const;

const LOOKS = { valid: 'text-good', invalid: 'text-bad', unreadable: 'text-bad', 'not-judged': 'text-soft' } as const;

function Verdict({ report: { verdict, faults, meaning } }: { report: CheckReport }) {
  const count = faults.filter(({ level }) => level === 'error').length;
  const said = verdict === 'valid' ? say(texts.valid) : say(texts.notValid, { count });
  return (
    <>
      <p className={classes('mb-1 font-semibold', LOOKS[verdict])}>
        {verdict === 'not-judged' ? say(texts.notJudged) : said}
      </p>
      {meaning.map((sentence) => (
        <p key={sentence} className="mb-1 text-soft">
          {sentence}
        </p>
      ))}
    </>
  );
}

/** Shows the report on the check of an e-invoice, and saves it as a file. */
export function ReportDialog({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const { text } = draft;
  const { inspection, built, asOf } = useRun(draft.id, 'inspection', 'built', 'asOf');
  const isOne = inspection !== undefined && inspection.invoices.length < 2;
  const labels = useLabels(readersLanguage());
  const summary = isOne && built?.from === text ? summaryOf(built.document, inspection.terms, labels) : undefined;
  const shortly = summary ? [summary.what, summary.main, summary.rest].filter(Boolean).join(' ') : '';
  const title = titleOf(draft);
  const { data: report, isPending } = useQuery({
    queryKey: ['check-report', text, asOf],
    queryFn: () => engine().call('checkReport', { ...inspectRequest(draft), name: title, repair: draft.repair }),
    gcTime: 0,
    retry: false,
  });
  const save = async (kind: ReportKind) => {
    if (!report) return;
    const content = await engine().call('writeCheckReport', { report, kind });
    saveFile(`${fileName(text)}-report.${kind}`, content, TYPES[kind]);
  };
  return (
    <Dialog
      title={say(texts.reportTitle, { title })}
      description={say(texts.reportAbout)}
      onClose={onClose}
      footer={(['json', 'html', 'pdf'] as const).map((kind) => (
        <Button
          key={kind}
          Icon={FileDown}
          look={kind === 'pdf' ? 'primary' : undefined}
          disabled={!report}
          onClick={() => void save(kind)}
        >
          {say(SAVE[kind])}
        </Button>
      ))}
    >
      {isPending && <Waiting what={say(texts.reporting)} />}
      {report && (
        <>
          <p className="wrap-anywhere mb-2">{shortly}</p>
          <Verdict report={report} />
          <table className="mt-3 w-full text-left tabular-nums">
            <thead className="text-faint text-xs">
              <tr>
                {[texts.set, texts.version, texts.from, texts.passed].map((heading) => (
                  <Heading key={heading} name={say(heading)} className="border-line border-b py-1.5 pr-3 font-medium" />
                ))}
              </tr>
            </thead>
            <tbody>
              {report.rule_sets.map(({ key, name, version, from, rules = 0, passed = 0 }) => (
                <tr key={key} className="border-line border-b align-top">
                  <td className="py-1.5 pr-3">{name}</td>
                  <td className="py-1.5 pr-3">{version}</td>
                  <td className="whitespace-nowrap py-1.5 pr-3">{from}</td>
                  <td className="py-1.5">{say(texts.passedOf, { passed, count: rules })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-3 text-soft">{say(texts.reportNote)}</p>
        </>
      )}
    </Dialog>
  );
}
