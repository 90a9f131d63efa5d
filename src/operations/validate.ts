import { failure } from '../engine/faults.ts';
import * as engine from '../engine/index.ts';
import type { JudgedFile } from '../formats/declare/syntax.ts';
import { checkOptionNames } from '../formats/list/options.ts';
import { faultOfDay } from '../formats/releases/day.ts';
import { message } from './example-documents.ts';
import { operation } from './operation.ts';

/** An environment that learns which format a file was judged by. */
export interface JudgingEnvironment extends engine.Environment {
  judged?: (file: JudgedFile) => void;
}

/** Checks a document without changing it (chapter 09 §4.2). */
export const validate = operation({
  name: 'validate',
  summary: 'Check a document as it is',
  description:
    'Checks the document without normalising, calculating or changing anything, so a document that was never built usually has faults. E-invoices, as XML or in a PDF, are checked against the schema and the official rules of their format. An invoice in a format whose rules Billwright does not have, such as OIOUBL, is not checked: the answer has `judged: false` and the name of the format.',
  fields: ['from', 'as_of', 'readiness', 'direction', 'environment', ...checkOptionNames, 'encoding', 'rules'],
  answer: 'OkResponse',
  tool: {
    description:
      'Checks a built document, or an e-invoice in XML or PDF by the official rules of its format, as it is. Faults of XML have XPaths and lines. Returns {"ok": true}, or {"judged": false} if its rules are not here. Next: rule to explain a fault, or hand the document over.',
    data: 'A document, or an e-invoice in XML.',
    takes: ['from', 'as_of', 'direction', 'environment', ...checkOptionNames, 'encoding'],
  },
  usage: `  $ billwright validate built.json
  valid`,
  examples: {
    message: { summary: 'A message', request: { data: message } },
    empty: { summary: 'A message without content', request: { data: { ...message, content: '' } } },
  },
  run(data, { strict, as_of: asOf }, environment) {
    const wrong = faultOfDay(asOf ?? undefined);
    return wrong ? failure('input', [wrong]) : engine.validate(data, { strict }, environment);
  },
  async runXml(file, { from, as_of: asOf, readiness, direction, environment: system, ...others }, environment) {
    const { validateXml } = await import('../formats/index.ts');
    const { judged } = environment as JudgingEnvironment;
    const ofFormats = checkOptionNames.map((name) => [name, others[name] ?? undefined]);
    const options = { environment: system ?? undefined, ...Object.fromEntries(ofFormats) };
    const now = environment.now();
    const checking = {
      now,
      today: environment.today,
      asOf: asOf ?? undefined,
      readiness: readiness ?? undefined,
      direction: direction ?? undefined,
      options,
      judged,
    };
    return validateXml(file, from ?? undefined, checking);
  },
  async runPdf(bytes, { from, as_of: asOf, readiness }, environment) {
    const { validatePdf } = await import('../formats/index.ts');
    const { judged } = environment as JudgingEnvironment;
    return validatePdf(bytes, from ?? undefined, {
      now: environment.now(),
      today: environment.today,
      asOf: asOf ?? undefined,
      readiness: readiness ?? undefined,
      judged,
    });
  },
});
