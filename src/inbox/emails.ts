/** Compares the files of one e-mail: programs send a PDF and the XML that is in it, and both are one invoice. */

import { groupBy } from '../engine/model/group-by.ts';
import { differencesOf } from './bills.ts';
import { squeezed } from './compare/fold.ts';
import type { FileRead } from './read-file.ts';
import type { Beside } from './suggest.ts';
import { keyOf, knownOf } from './suppliers.ts';

/** Notes the XML files of e-mails that are not the XML in the PDF next to them. */
export function flagEmails(files: readonly FileRead[], beside: ReadonlyMap<FileRead, Beside>): void {
  const attached = files.filter(({ email, facts, notice }) => email !== undefined && facts && notice === undefined);
  for (const own of groupBy(attached, ({ email }) => email).values()) {
    const pdfs = own.filter(({ embedded }) => embedded !== undefined);
    const embedded = new Set(pdfs.map((pdf) => pdf.embedded));
    const others = own.filter((read) => read.embedded === undefined && !embedded.has(read.digest));
    const xmls = own.length - pdfs.length;
    const byNumber = new Map(pdfs.map((pdf) => [numberKey(pdf), pdf]));
    for (const xml of others) {
      const only = pdfs.length === 1 && xmls === 1 ? pdfs[0] : undefined;
      const pdf = byNumber.get(numberKey(xml)) ?? only;
      if (!pdf || isOtherSyntax(pdf, xml)) continue;
      const [one, two] = [beside.get(pdf), beside.get(xml)];
      if (one) one.otherInEmail ??= xml.file;
      if (two) two.otherInEmail ??= pdf.file;
    }
  }
}

function numberKey({ facts }: FileRead): string {
  return `${facts && keyOf(facts)} ${squeezed(facts?.number ?? '')}`;
}

/** Whether an XML is the invoice of a PDF in another syntax, such as UBL. */
function isOtherSyntax(pdf: FileRead, xml: FileRead): boolean {
  if (!pdf.facts || !xml.facts || pdf.syntax === xml.syntax || numberKey(pdf) !== numberKey(xml)) return false;
  return differencesOf(knownOf(pdf, pdf.facts), knownOf(xml, xml.facts)).length === 0;
}
