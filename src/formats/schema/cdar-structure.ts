/** Derives the structure of a CDAR from its terms: elements in order, their cardinality and the kind of their value. */

import { type PlanNode, planOf } from '../model/plan.ts';
import { CDAR } from '../terms/cdar.ts';
import { Structure } from './structure.ts';

/** Returns the structure implied by the declared terms. */
export function cdarStructure(): Structure {
  const { root } = planOf(CDAR, 'cdar', () => undefined);
  const values: string[] = [];
  const contents: string[] = [];
  const addType = (node: PlanNode): string => {
    const name = `Type${values.length + contents.length}`;
    const [planned] = node.terms;
    if (planned === undefined) {
      const at = contents.push('') - 1;
      contents[at] = [name, ...node.children.map((child) => `${child.name}${times(child)}=${addType(child)}`)].join(
        ' ',
      );
    } else {
      const isDecimal = ['amount', 'percentage', 'number'].includes(planned.term.type);
      const kind = isDecimal ? 'decimal' : 'string';
      values.push([name, kind, ...node.attributes.map(({ attribute }) => attribute)].join(' '));
    }
    return name;
  };
  const roots = `${root.name} ${addType(root)}`;
  return new Structure({ roots, values: values.join('\n'), elements: '', contents: contents.join('\n') });
}

/** Returns the sign for the cardinality of an element, see StructureData. */
function times(node: PlanNode): string {
  const isMany = node.opens?.group.cardinality.endsWith('n') ?? node.repeats !== undefined;
  if (isNeeded(node)) return isMany ? '+' : '!';
  return isMany ? '*' : '';
}

/** Returns whether a mandatory group or term makes the element mandatory. */
function isNeeded({ opens, terms, children }: PlanNode): boolean {
  if (opens !== undefined) return opens.group.cardinality.startsWith('1');
  return terms.some(({ term }) => term.cardinality.startsWith('1')) || children.some(isNeeded);
}
