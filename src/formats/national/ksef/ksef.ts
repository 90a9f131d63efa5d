/** Processes structured invoices of KSeF. */

import { message } from '../../../engine/text/message.ts';
import { type Checked, checkedAs, type XmlFault } from '../../declare/checked.ts';
import type { CheckOptions, SyntaxCode } from '../../declare/syntax.ts';
import { lazily } from '../../lazily.ts';
import { today } from '../../releases/today.ts';
import type { Finding } from '../../rules/run.ts';
import { FA_2 } from '../../schema/generated/fa-2.ts';
import { structureWithGroups } from '../../schema/groups.ts';
import type { Structure } from '../../schema/structure.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { decodeXml } from '../../xml/decode.ts';
import type { XmlElement } from '../../xml/element.ts';
import { schemaFindings } from '../shared/check.ts';
import { judgeNational } from '../shared/rules.ts';
import { isUtf8, otherEncoding } from './file-rules.ts';
import { ksef as format } from './index.ts';
import { fa3, levelled, SET, schemaCode } from './judge.ts';
import { NAMES } from './names.ts';
import { read } from './read.ts';
import type { Context } from './rule-base.ts';
import { CONTENT_RULES, FILE_RULES } from './rules.ts';
import { shownOf } from './shown.ts';
import { unknownVersion } from './version.ts';
import { View } from './view.ts';
import { write } from './write.ts';

/** The schemas by root name. */
const SCHEMAS = { 'fa:Faktura': 'fa-3', 'fa2:Faktura': 'fa-2' } as const;

function schemaOf({ name }: XmlElement): 'fa-3' | 'fa-2' | undefined {
  return Object.hasOwn(SCHEMAS, name) ? SCHEMAS[name as keyof typeof SCHEMAS] : undefined;
}

let fa2: Structure | undefined;

function structureOf(schema: 'fa-3' | 'fa-2'): Structure {
  if (schema === 'fa-3') return fa3();
  fa2 ??= structureWithGroups(FA_2);
  return fa2;
}

async function check(file: SyntaxFile, _given: unknown, checking: CheckOptions): Promise<Checked> {
  const { now, direction, options, dayFor, today: day = today() } = checking;
  const { root } = file;
  const context: Context = { view: new View(root), today: dayInPoland(now) };
  const findings: Finding[] = judgeNational(FILE_RULES, SET, context, file);
  const schema = schemaOf(root);
  if (schema === undefined) findings.push({ ...unknownVersion(root), id: 'KSEF-FILE-07' });
  else {
    findings.push(...schemaFindings(root, structureOf(schema), SET, schemaCode));
    findings.push(...judgeNational(CONTENT_RULES, SET, context, file));
  }
  const judgedOn = dayFor ? dayFor(issuedOn(context.view)) : day;
  const ofDay = (await older()).onDay(findings, root, schema, judgedOn, SET);
  const weighed = levelled(ofDay.findings, { direction, environment: options?.environment });
  return checkedAs(format, weighed, file, ofDay.releases);
}

const older = lazily(() => import('./older.ts'));

function issuedOn(view: View): string | undefined {
  return view.in(view.fa, 'P_1')?.text;
}

function dayInPoland(now: Date): string | undefined {
  if (Number.isNaN(now.getTime())) return undefined;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(now);
}

const broken: SyntaxCode['broken'] = (file, { what, line, column }) => {
  const isBytes = typeof file !== 'string';
  const decoding = isBytes ? decodeXml(file) : ({ ok: true, text: file } as const);
  const fault = (code: string, text: XmlFault['text']): XmlFault => ({
    code,
    level: 'fatal',
    terms: [],
    xpaths: ['/'],
    positions: [{ line, column }],
    text,
  });
  const text = decoding.ok ? decoding.text : '';
  const isOther = isBytes && !isUtf8({ bytes: file, text });
  const encoding = otherEncoding(text);
  return [
    fault('KSEF-FILE-01', what),
    ...(isOther ? [fault('KSEF-FILE-02', message('The file is not UTF-8; save it as UTF-8.'))] : []),
    ...(encoding
      ? [
          fault(
            'KSEF-FILE-03',
            message('The declaration names the encoding {name}; KSeF accepts only UTF-8.', { name: encoding }),
          ),
        ]
      : []),
  ];
};

const OLDER = { name: { en: 'KSeF FA(2)', pl: 'KSeF FA(2)' }, specification: 'FA (2)' };

const versionOf: SyntaxCode['versionOf'] = (root) => (schemaOf(root) === 'fa-2' ? OLDER : undefined);

export const ksef: SyntaxCode = { check, broken, read, write, shown: shownOf, versionOf, meaningsOf: () => NAMES };
