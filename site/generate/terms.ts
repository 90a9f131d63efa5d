/** Pages of the business terms of EN 16931 and its extensions, with their elements in both syntaxes. */

import { extendedTerms } from '../../src/formats/en16931/facturx/terms.ts';
import { franceTerms } from '../../src/formats/en16931/france/terms.ts';
import { propertyOfTerm } from '../../src/formats/mapping/places.ts';
import { INVOICE } from '../../src/formats/terms/core.ts';
import type { Member, TermGroup, TermId } from '../../src/formats/terms/declare.ts';
import type { Extension } from '../../src/formats/terms/table.ts';
import { XRECHNUNG } from '../../src/formats/terms/xrechnung.ts';
import { code, type Entry, type Page, page, part, plain, session } from './markdown.ts';

/** A table of terms on a page. */
interface TermTable {
  path: string;
  title: string;
  about: string;
  /** A command that shows one of the terms, or a rule about one. */
  example: string;
  groups: readonly { under: string; members: readonly Member[] }[];
}

const extension = (extensions: readonly Extension[]) =>
  extensions.map(({ group, members }) => ({ under: group, members }));

const tables: readonly TermTable[] = [
  {
    path: 'terms/index',
    title: 'Terms of EN 16931',
    about:
      'Find the element of a business term (BT) or group (BG) in UBL and CII, how often it may occur, and the property of the document that it becomes. This command shows BT-1, the number of an invoice:',
    example:
      'billwright example eu-en16931-v2017 | billwright convert --to en16931-ubl --quiet - | grep -m 1 "<cbc:ID>"',
    groups: [{ under: '', members: [INVOICE] }],
  },
  {
    path: 'terms/extended',
    title: 'Terms of Factur-X EXTENDED',
    about: 'Find the CII element of a term that the profile EXTENDED adds to EN 16931.',
    example: 'billwright format facturx-extended --output yaml',
    groups: extension(extendedTerms()),
  },
  {
    path: 'terms/france',
    title: 'Terms of EXTENDED-CTC-FR',
    about: 'Find the element of a term that the French extension adds to EN 16931.',
    example: 'billwright format fr-extended-ubl --output yaml',
    groups: extension(franceTerms()),
  },
  {
    path: 'terms/xrechnung',
    title: 'Terms of the extension of XRechnung',
    about: 'Find the UBL element of a term that the extension of XRechnung adds to EN 16931.',
    example: 'billwright rule BR-DEX-01',
    groups: [{ under: 'BG-0', members: XRECHNUNG }],
  },
];

const placeOf = new Map<string, string>();
for (const { path, groups } of tables)
  for (const { members } of groups) for (const { id } of walk(members)) if (!placeOf.has(id)) placeOf.set(id, path);

/** A term or group with the groups around it. */
type Placed = Member & { groups: readonly TermId[] };

/** Returns all members, each before those inside it. */
function* walk(members: readonly Member[], groups: readonly TermId[] = []): Generator<Placed> {
  for (const member of members) {
    yield { ...member, groups };
    if (member.kind === 'group') yield* walk(member.members, [...groups, member.id]);
  }
}

/** Returns links to terms; unknown ones are left as text. */
export function termLinks(ids: readonly string[]): string {
  return ids
    .map((id) => {
      const path = placeOf.get(id);
      return path === undefined ? id : `[${id}](/${path.replace(/index$/, '')}#${id.toLowerCase()})`;
    })
    .join(', ');
}

export const termEntries: readonly Entry[] = tables.map(({ path, title }) => ({
  text: title.replace(/^Terms of (?:the extension of )?/, ''),
  link: `/${path.replace(/index$/, '')}`,
}));

/** Returns the pages of terms. */
export function termPages(): Page[] {
  return tables.map(({ path, title, about, example, groups }) => {
    const seen = new Set<string>();
    return page(
      path,
      title,
      about,
      session(example),
      path === 'terms/index'
        ? `More terms: ${tables
            .slice(1)
            .map((each) => `[${plain(each.title)}](/${each.path})`)
            .join(', ')}.`
        : '',
      ...groups.map(({ under, members }) => {
        const rows = [...walk(members)].map((member) => row(member, path, seen));
        return part(
          under === '' ? '' : `## In ${under}`,
          ['| Term | Name | Occurs | Type | Property | UBL | CII |', '|---|---|---|---|---|---|---|', ...rows].join(
            '\n',
          ),
        ).trimStart();
      }),
    );
  });
}

/** Returns a row of a table. The first row of a term on its page is the target of links. */
function row(member: Placed, path: string, seen: Set<string>): string {
  const { id, name, cardinality, groups } = member;
  const isPlace = placeOf.get(id) === path && !seen.has(id);
  seen.add(id);
  const indented = `${'· '.repeat(groups.length)}${member.kind === 'group' ? `**${plain(name)}**` : plain(name)}`;
  const type = member.kind === 'group' ? 'group' : member.type;
  return `| ${id}${isPlace ? ` {#${id.toLowerCase()}}` : ''} | ${indented} | ${cardinality} | ${type} | ${code(propertyOfTerm(id, groups))} | ${ublPath(member.ubl)} | ${code(member.cii)} |`;
}

function ublPath(ubl: TermGroup['ubl']): string {
  if (ubl === undefined || typeof ubl === 'string') return code(ubl);
  return `${code(ubl.invoice)}; credit notes: ${code(ubl.creditNote)}`;
}
