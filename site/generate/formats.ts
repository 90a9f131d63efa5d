/** A page for each format of e-invoices, from its declaration. */

import { type FormatDefinition, formatDefinition, formatSummaries } from '../../src/formats/index.ts';
import { code, codes, type Entry, facts, type Page, page, plain, table } from './markdown.ts';
import { setLink } from './rules.ts';

/** Returns the page of each format, and one that lists them. */
export async function formatPages(): Promise<{ pages: Page[]; entries: Entry[] }> {
  const all = await Promise.all(formatSummaries().map(({ key }) => formatDefinition(key)));
  const formats = all.filter((format) => format !== undefined);
  const list = page(
    'formats/index',
    'Formats',
    'Find the key of a format, to [write, read or check](/e-invoices) e-invoices in it.',
    table(
      ['Key', 'Name', 'Read', 'Written'],
      formats.map(({ key, name, reads, writes }) => [
        `[${key}](/formats/${key})`,
        plain(name.en ?? ''),
        reads ? 'yes' : 'no',
        writes ? 'yes' : 'no',
      ]),
    ),
  );
  return {
    pages: [list, ...formats.map(formatPage)],
    entries: formats.map(({ key, name }) => ({ text: name.en ?? key, link: `/formats/${key}` })),
  };
}

function formatPage(format: FormatDefinition): Page {
  const {
    key,
    name,
    description,
    syntax,
    media_type,
    aliases,
    carries,
    reads,
    writes,
    addons,
    specification,
    process,
    rule_sets,
  } = format;
  return page(
    `formats/${key}`,
    name.en ?? key,
    `How to use the format ${code(key)}, and how files in it are identified and checked.`,
    plain(description.en ?? ''),
    facts(
      ['Key', codes([key, ...(aliases ?? [])])],
      ['Syntax', syntax.toUpperCase()],
      ['Media type', code(media_type)],
      ['Specification (BT-24)', code(specification)],
      ['Process (BT-23)', code(process)],
      ['Carries', carries === undefined ? '' : `[${carries}](/formats/${carries})`],
      ['Can be read', reads ? 'yes' : 'no'],
      ['Can be written', writes ? 'yes' : 'no'],
      ['Addons', addons.map((addon) => `[${addon}](/addons/${addon})`).join(', ')],
      ['Rules', rule_sets.map((set) => `${setLink(set)}, since ${plain(set.from)}`).join('; ')],
    ),
    writes
      ? `    $ billwright convert --to ${key} invoice.yaml ${media_type === 'application/pdf' ? 'invoice.pdf' : 'invoice.xml'}`
      : '',
    '[E-invoices and PDFs](/e-invoices) explains how to write, read and check e-invoices.',
  );
}
