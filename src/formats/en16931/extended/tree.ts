/** Nested lines in Factur-X EXTENDED and EXTENDED-CTC-FR: groups, details and information (chapter 11 §7). */

import { type Judged, type Rule, rule } from '../../rules/declare.ts';
import type { TermId } from '../../terms/declare.ts';
import type { XmlElement } from '../../xml/element.ts';
import { cents } from './taxable.ts';

/** A line with its place in the tree. */
export interface TreeLine {
  readonly element: XmlElement;
  readonly id: string | undefined;
  readonly net: string | undefined;
  /** Its declared subtype, as used by rules; undefined if missing. */
  readonly subtype: string | undefined;
  /** All subtypes declared with its place in this invoice. */
  readonly subtypes: readonly string[];
  /** The declared parent lines, as written. */
  readonly parents: readonly string[];
  /** The declared parent lines, as rules search them; empty if missing. */
  readonly above: readonly string[];
}

/** Returns lists of sibling lines: the lines of the document, and lines at other places. */
export type Read = (judged: Judged) => readonly (readonly TreeLine[])[];

const SUBTYPES = ['DETAIL', 'GROUP', 'INFORMATION'];

/** The sums of nested lines by parent. */
class Within {
  readonly #nets = new Map<string, number>();
  readonly #groups = new Map<string, { all: number; withNet: number }>();
  /** The line numbers seen. Some may be duplicates. */
  readonly ids = new Set<string>();

  constructor(lines: readonly TreeLine[]) {
    for (const { id, net, subtypes, parents } of lines) {
      if (id !== undefined) this.ids.add(id);
      const isGroup = subtypes.includes('GROUP');
      for (const parent of new Set(parents)) {
        if (isGroup || subtypes.includes('DETAIL')) {
          this.#nets.set(parent, (this.#nets.get(parent) ?? 0) + Number(net ?? 0));
        }
        if (!isGroup) continue;
        const { all, withNet } = this.#groups.get(parent) ?? { all: 0, withNet: 0 };
        this.#groups.set(parent, { all: all + 1, withNet: withNet + (net === undefined ? 0 : 1) });
      }
    }
  }

  net(id: string | undefined): number {
    return id === undefined ? 0 : cents(this.#nets.get(id) ?? 0);
  }

  areWhole(id: string | undefined): boolean {
    const groups = id === undefined ? undefined : this.#groups.get(id);
    return groups === undefined || groups.all === groups.withNet;
  }
}

/** Returns the rules on the tree of lines; `series` is the prefix of their identifiers, `parent` and `subtype` the terms. */
export function treeRules(series: string, read: Read, parent: TermId, subtype: TermId): Rule[] {
  const readOnce = (judged: Judged) => judged.once(read);
  const makeIndex = (judged: Judged) => readOnce(judged).map((lines) => ({ lines, within: new Within(lines) }));
  const onLines = (
    number: string,
    terms: readonly TermId[],
    holds: (line: TreeLine, within: Within) => boolean,
    text: string,
  ) =>
    rule(
      `${series}-${number}`,
      'BG-0',
      terms,
      (_, judged) =>
        judged.once(makeIndex).flatMap(({ lines, within }) =>
          lines
            .filter((line) => !holds(line, within))
            .map((line) => ({
              element: line.element,
              values: {
                line: line.id ?? '',
                found: line.subtype ?? '',
                parent: line.above.join(' '),
                net: line.net ?? '',
                expected: within.net(line.id),
              },
            })),
        ),
      text,
    );
  const isGroup = ({ subtypes, net }: TreeLine) => subtypes.includes('GROUP') && net !== undefined;
  return [
    onLines(
      '05',
      [subtype],
      (line) => line.subtype === undefined || SUBTYPES.includes(line.subtype),
      'The subtype {found} of line {line} is not DETAIL, GROUP or INFORMATION; choose one of these.',
    ),
    onLines(
      '06',
      [subtype, parent],
      ({ above, subtypes }) => above.length === 0 || subtypes.length > 0,
      'Line {line} is in line {parent}, but has no subtype; add DETAIL, GROUP or INFORMATION.',
    ),
    onLines(
      '08',
      ['BT-131', subtype],
      (line, within) => !isGroup(line) || Number(line.net) === within.net(line.id),
      'The net amount {net} (BT-131) of the group line {line} is not the sum of its groups and details, {expected}; correct one of them.',
    ),
    onLines(
      '11',
      [parent],
      // A line without a number cannot be distinguished from its parent.
      ({ above, id }, { ids }) =>
        above.length === 0 || (id !== undefined && above.some((each) => each !== id && ids.has(each))),
      'Line {line} refers to the parent line {parent}, which does not exist; correct the number.',
    ),
    onLines(
      '12',
      ['BT-131', subtype],
      (line, within) => !isGroup(line) || within.areWhole(line.id),
      'The group line {line} has a net amount (BT-131), but a group in it has none; add it.',
    ),
  ];
}
