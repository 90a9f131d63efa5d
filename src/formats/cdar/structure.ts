/** The structure of a CDAR, as far as its terms show it: elements in their order, how often each may stand there, what kind of value it has. */

import { type PlanNode, planOf } from '../model/plan.ts';
import { Structure } from '../schema/structure.ts';
import { CDAR } from './terms.ts';

/** Returns the structure that follows from the declared terms. */
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

/** Returns the sign of how often an element stands, see StructureData. */
function times(node: PlanNode): string {
  const isMany = node.opens?.group.cardinality.endsWith('n') ?? node.repeats !== undefined;
  if (isNeeded(node)) return isMany ? '+' : '!';
  return isMany ? '*' : '';
}

/** Whether a group or a term that has to be there makes the element one that has to. */
function isNeeded({ opens, terms, children }: PlanNode): boolean {
  if (opens !== undefined) return opens.group.cardinality.startsWith('1');
  return terms.some(({ term }) => term.cardinality.startsWith('1')) || children.some(isNeeded);
}
