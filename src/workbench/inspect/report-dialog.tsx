import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { Draft } from '../drafts/draft-storage.ts';
import { fileName } from '../drafts/export.ts';
import { inspectRequest, useRun } from '../drafts/runs.ts';
import { titleOf } from '../drafts/titles.ts';
import { engine } from '../service/engine.ts';
import { say } from '../texts/say.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Dialog } from '../ui/dialog.tsx';
import { saveFile } from '../ui/files.ts';
import { Heading } from '../ui/heading.tsx';
import { Message, Waiting } from '../ui/message.tsx';
import { useLabels } from '../ui/use-labels.ts';
import type { RuleReport } from '../worker/rule-report.ts';
import { reportHtml } from './report-html.ts';
import { readersLanguage, summaryOf } from './summary.ts';
import * as texts from './texts.ts';

function Verdict({ report: { valid, errors } }: { report: RuleReport }) {
  const look = valid === null ? 'text-soft' : valid ? 'text-good' : 'text-bad';
  const verdict = valid ? say(texts.valid) : say(texts.notValid, { count: errors.length });
  return <p className={classes('mb-3 font-semibold', look)}>{valid === null ? say(texts.notJudged) : verdict}</p>;
}

/** Shows which rules an e-invoice passes, and saves the report as a file. */
export function ReportDialog({ draft, onClose }: { draft: Draft; onClose(): void }) {
  const { text } = draft;
  const { inspection, built } = useRun(draft.id, 'inspection', 'built');
  const isOne = inspection !== undefined && inspection.invoices.length < 2;
  const labels = useLabels(readersLanguage());
  const summary = isOne && built?.from === text ? summaryOf(built.document, inspection.terms, labels) : undefined;
  const shortly = summary ? [summary.what, summary.main, summary.rest].filter(Boolean).join(' ') : '';
  const { data: report, isPending } = useQuery({
    queryKey: ['rule-report', text],
    queryFn: async () => (await engine().call('ruleReport', inspectRequest(draft))) ?? null,
    gcTime: 0,
    retry: false,
  });
  const title = titleOf(draft);
  const save = (ending: 'html' | 'json') => {
    if (!report) return;
    const content = ending === 'html' ? reportHtml(report, title, shortly) : `${JSON.stringify(report, null, 2)}\n`;
    const type = ending === 'html' ? 'text/html' : 'application/json';
    saveFile(`${fileName(text)}-report.${ending}`, content, type);
  };
  return (
    <Dialog
      title={say(texts.reportTitle, { title })}
      description={say(texts.reportAbout)}
      onClose={onClose}
      footer={
        <>
          <Button Icon={FileDown} disabled={!report} onClick={() => save('json')}>
            {say(texts.saveJson)}
          </Button>
          <Button Icon={FileDown} look="primary" disabled={!report} onClick={() => save('html')}>
            {say(texts.saveHtml)}
          </Button>
        </>
      }
    >
      {isPending && <Waiting what={say(texts.reporting)} />}
      {report === null && <Message title={say(texts.noReport)} />}
      {report && (
        <>
          <p className="wrap-anywhere">{shortly}</p>
          <Verdict report={report} />
          <table className="w-full text-left tabular-nums">
            <thead className="text-faint text-xs">
              <tr>
                {[texts.set, texts.version, texts.from, texts.passed].map((heading) => (
                  <Heading key={heading} name={say(heading)} className="border-line border-b py-1.5 pr-3 font-medium" />
                ))}
              </tr>
            </thead>
            <tbody>
              {report.rule_sets.map(({ key, name, version, from, rules: count, passed }) => (
                <tr key={key} className="border-line border-b align-top">
                  <td className="py-1.5 pr-3">{name}</td>
                  <td className="py-1.5 pr-3">{version}</td>
                  <td className="whitespace-nowrap py-1.5 pr-3">{from}</td>
                  <td className="py-1.5">{say(texts.passedOf, { passed, count })}</td>
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
