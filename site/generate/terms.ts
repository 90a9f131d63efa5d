/** The business terms of EN 16931 and of its extensions, and their places in both syntaxes. */

import { INVOICE } from '../../src/formats/terms/core.ts';
import type { Member, TermGroup } from '../../src/formats/terms/declare.ts';
import { extendedTerms } from '../../src/formats/terms/extended.ts';
import { franceTerms } from '../../src/formats/terms/france.ts';
import type { Extension } from '../../src/formats/terms/table.ts';
import { XRECHNUNG } from '../../src/formats/terms/xrechnung.ts';
import { code, type Entry, type Page, page, part, plain } from './markdown.ts';

/** A table of terms: the page it is on, and what its terms belong to. */
interface TermTable {
  path: string;
  title: string;
  about: string;
  groups: readonly { under: string; members: readonly Member[] }[];
}

const extension = (extensions: readonly Extension[]) =>
  extensions.map(({ group, members }) => ({ under: group, members }));

const tables: readonly TermTable[] = [
  {
    path: 'terms/index',
    title: 'Terms of EN 16931',
    about:
      'Look up a business term (BT) or a group of terms (BG) of an e-invoice: its meaning, how often it occurs, and its element in UBL and in CII.',
    groups: [{ under: '', members: [INVOICE] }],
  },
  {
    path: 'terms/extended',
    title: 'Terms of Factur-X EXTENDED',
    about: 'Look up a business term that the profile EXTENDED adds to EN 16931, with its element in CII.',
    groups: extension(extendedTerms()),
  },
  {
    path: 'terms/france',
    title: 'Terms of EXTENDED-CTC-FR',
    about: 'Look up a business term that the French reform adds to EN 16931, with its elements in UBL and CII.',
    groups: extension(franceTerms()),
  },
  {
    path: 'terms/xrechnung',
    title: 'Terms of the extension of XRechnung',
    about: 'Look up a business term that the extension of XRechnung adds to EN 16931, with its element in UBL.',
    groups: [{ under: 'BG-0', members: XRECHNUNG }],
  },
];

const placeOf = new Map<string, string>();
for (const { path, groups } of tables)
  for (const { members } of groups) for (const { id } of walk(members)) if (!placeOf.has(id)) placeOf.set(id, path);

/** Returns the members of groups and of those within them, each with its depth. */
function* walk(members: readonly Member[], depth = 0): Generator<Member & { depth: number }> {
  for (const member of members) {
    yield { ...member, depth };
    if (member.kind === 'group') yield* walk(member.members, depth + 1);
  }
}

/** Returns links to terms; those that no table has stand as they are. */
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
  return tables.map(({ path, title, about, groups }) => {
    const seen = new Set<string>();
    return page(
      path,
      title,
      about,
      path === 'terms/index'
        ? `Further terms: ${tables
            .slice(1)
            .map((each) => `[${plain(each.title)}](/${each.path})`)
            .join(', ')}.`
        : '',
      ...groups.map(({ under, members }) => {
        const rows = [...walk(members)].map((member) => row(member, path, seen));
        return part(
          under === '' ? '' : `## In ${under}`,
          ['| Term | Name | How often | Type | UBL | CII |', '|---|---|---|---|---|---|', ...rows].join('\n'),
        ).trimStart();
      }),
    );
  });
}

/** Returns a line of a table; the first that a term has on its page is the place that links lead to. */
function row(member: Member & { depth: number }, path: string, seen: Set<string>): string {
  const { id, name, cardinality, depth } = member;
  const isPlace = placeOf.get(id) === path && !seen.has(id);
  seen.add(id);
  const indented = `${'· '.repeat(depth)}${member.kind === 'group' ? `**${plain(name)}**` : plain(name)}`;
  const type = member.kind === 'group' ? 'group' : member.type;
  return `| ${id}${isPlace ? ` {#${id.toLowerCase()}}` : ''} | ${indented} | ${cardinality} | ${type} | ${ublPath(member.ubl)} | ${code(member.cii)} |`;
}

function ublPath(ubl: TermGroup['ubl']): string {
  if (ubl === undefined || typeof ubl === 'string') return code(ubl);
  return `${code(ubl.invoice)}; credit notes: ${code(ubl.creditNote)}`;
}
