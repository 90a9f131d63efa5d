/** What documents of PINT map differently (chapter 23 §11, §12). */

import { words } from '../../../../engine/text/message.ts';
import { planFor } from '../../../declare/plans.ts';
import { placesOf } from '../../../mapping/fault-elements.ts';
import type { Finished, Finishing, OwnMapping } from '../../../mapping/own-mapping.ts';
import { judgedOf } from '../../../rules/run.ts';
import { complete } from './complete.ts';
import { encode } from './encode.ts';
import { addElements } from './finish.ts';
import { placeOf } from './places.ts';
import { read } from './read.ts';

async function finish(finishing: Finishing): Promise<Finished> {
  const { root, invoice, plan, path, format, environment } = finishing;
  const added = addElements(finishing, await format.schema.load());
  const placed = placesOf(invoice, plan);
  return {
    judged: judgedOf(root, await planFor(plan.kind, format), undefined, environment.now()),
    locate: (finding) => {
      const property = added.get(finding.element) ?? placed(finding);
      return placeOf(words(finding.text), property, path);
    },
  };
}

export const mapping: OwnMapping = { encode, write: complete, finish, read };
