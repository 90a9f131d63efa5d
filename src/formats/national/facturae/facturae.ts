/** Processes invoices for the public bodies of Spain. */

import { message } from '../../../engine/text/message.ts';
import { type Checked, checkedAs, type XmlFault } from '../../declare/checked.ts';
import type { CheckOptions, SyntaxCode } from '../../declare/syntax.ts';
import type { SyntaxFile } from '../../signed/syntax-file.ts';
import { decodeXml } from '../../xml/decode.ts';
import { facturae as format } from './index.ts';
import { judge, versionIn } from './judge.ts';
import { NAMES } from './names.ts';
import { read } from './read.ts';
import { otherVersion, unknownVersion } from './version.ts';
import { write } from './write.ts';

async function check(file: SyntaxFile, _given: unknown, { now }: CheckOptions): Promise<Checked> {
  const { root } = file;
  const version = versionIn(root);
  if (version === undefined) return checkedAs(format, [unknownVersion(root)], file);
  const { findings, ...signed } = await judge(file, version, dayInSpain(now));
  return { ...checkedAs(format, [...otherVersion(root), ...findings], file), ...signed };
}

function dayInSpain(now: Date): string | undefined {
  if (Number.isNaN(now.getTime())) return undefined;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(now);
}

const broken: SyntaxCode['broken'] = (file, { what, line, column }) => {
  const decoding = typeof file === 'string' ? ({ ok: true, text: file } as const) : decodeXml(file);
  const hasType = decoding.ok && /^[^<]*(?:<[?!](?!DOCTYPE)[^>]*>[^<]*)*<!DOCTYPE/.test(decoding.text.slice(0, 4000));
  const fault: XmlFault = {
    code: hasType ? 'BW-FACTURAE-DTD' : 'BW-XML-SYNTAX',
    level: 'fatal',
    terms: [],
    xpaths: ['/'],
    positions: [{ line, column }],
    text: hasType
      ? message('The file has a document type declaration (DOCTYPE), which Facturae does not allow; remove it.')
      : what,
  };
  return [fault];
};

const OLDER = {
  'facturae-321': { name: { en: 'Facturae 3.2.1', es: 'Facturae 3.2.1' }, specification: '3.2.1' },
  'facturae-320': { name: { en: 'Facturae 3.2', es: 'Facturae 3.2' }, specification: '3.2' },
} as const;

const versionOf: SyntaxCode['versionOf'] = (root) => {
  const schema = versionIn(root)?.schema;
  return schema === 'facturae-321' || schema === 'facturae-320' ? OLDER[schema] : undefined;
};

export const facturae: SyntaxCode = { check, broken, read, write, versionOf, meaningsOf: () => NAMES };
