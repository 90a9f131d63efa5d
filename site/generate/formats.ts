/** A page for each format of e-invoices, from its declaration. */

import type { JsonObject } from '../../src/engine/index.ts';
import { type FormatDefinition, formatDefinition, formatSummaries } from '../../src/formats/index.ts';
import { convert, validate } from '../../src/library/formats.ts';
import { examples } from '../../src/service/examples/index.ts';
import { code, codes, type Entry, facts, type Page, page, part, plain, session, table } from './markdown.ts';
import { setLink } from './rules.ts';

/** Returns the page of each format, and one that lists them. */
export async function formatPages(): Promise<{ pages: Page[]; entries: Entry[] }> {
  const all = await Promise.all(formatSummaries().map(({ key }) => formatDefinition(key)));
  const formats = all.filter((format) => format !== undefined);
  const list = page(
    'formats/index',
    'Formats',
    'Find the key of a format to write, read or check e-invoices. [E-invoices and PDFs](/e-invoices) explains how.',
    session('billwright format xrechnung-ubl --output yaml'),
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
    pages: [list, ...(await Promise.all(formats.map(formatPage)))],
    entries: formats.map(({ key, name }) => ({ text: name.en ?? key, link: `/formats/${key}` })),
  };
}

async function formatPage(format: FormatDefinition): Promise<Page> {
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
  const uses = [...(writes ? ['write'] : []), ...(reads ? ['read'] : []), ...(rule_sets.length > 0 ? ['check'] : [])];
  return page(
    `formats/${key}`,
    name.en ?? key,
    `Use ${code(key)} to ${new Intl.ListFormat('en').format(uses)} ${plain(name.en ?? key)}. ${plain(description.en ?? '')}`,
    writes ? await examplePart(format) : '',
    part(
      '## Details',
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
      'Attachments, losses and checks are explained in [E-invoices and PDFs](/e-invoices).',
    ),
  );
}

/** Changes that some examples need before a format accepts them. */
const CHANGES: readonly JsonObject[] = [{}, { $tags: ['self-billed'] }];

/**
 * Returns commands that write a file of a format from an example, after trying them. Empty for formats that need values which no example has: their
 * guides show them.
 */
async function examplePart({ key, carries, addons, media_type }: FormatDefinition): Promise<string> {
  const file = media_type === 'application/pdf' ? 'document.pdf' : 'document.xml';
  // The addon that the format needs makes the best example.
  const sorted = examples.toSorted((a, b) => Number(ofAddons(b.addons, addons)) - Number(ofAddons(a.addons, addons)));
  for (const change of CHANGES) {
    for (const { name, load } of sorted) {
      // Trying the XML is enough for a PDF that carries it.
      if (key !== 'pdf' && !(await converts({ ...(await load()), ...change }, carries ?? key))) continue;
      const sets = Object.entries(change).map(([member, value]) => `--set '${member}=[${value}]'`);
      return part(
        '## Example',
        session(
          `billwright example ${name} > document.json`,
          `billwright build ${[...sets, 'document.json built.json'].join(' ')}`,
          `billwright convert --to ${key} built.json ${file}`,
          ...(key === 'pdf' ? [] : [`billwright validate ${file}`]),
        ),
      );
    }
  }
  return '';
}

async function converts(document: JsonObject, to: string): Promise<boolean> {
  const written = await convert(document, { to });
  return written.ok && (await validate(written.result.result as string)).ok;
}

function ofAddons(own: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((addon) => own.includes(addon));
}
