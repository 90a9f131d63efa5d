import type { TagSet } from '../tax/definitions.ts';
import type { Plan } from '../tax/registry.ts';
import { message } from '../text/message.ts';
import { shorten } from '../text/shorten.ts';
import type { Calculation } from './calculation.ts';

/** Returns the allowed tags of a schema: its own, the regime's and the addons' (chapter 03 §5.2). */
function supportedTags(schema: string, own: readonly string[], plan: Plan): Set<string> {
  const known = new Set(own);
  const add = (sets: readonly TagSet[] | undefined) => {
    for (const set of sets ?? []) if (set.schema === schema) for (const { key } of set.list) if (key) known.add(key);
  };
  add(plan.regime?.definition.tags);
  for (const { definition } of plan.addons) add(definition.tags);
  return known;
}

/** Reports the first tag that documents of this schema do not allow. */
export function checkTags(
  tags: readonly string[] | undefined,
  schema: string,
  own: readonly string[],
  plan: Plan,
  calculation: Calculation,
): void {
  if (!tags?.length) return;
  const known = supportedTags(schema, own, plan);
  const position = tags.findIndex((tag) => !known.has(tag));
  if (position < 0) return;
  const tag = shorten(tags[position] ?? '');
  calculation.fail(
    'BW-TAG',
    message("$tags: '{tag}' undefined", { tag }),
    known.size > 0
      ? message('The regime and addons of this document do not define the tag "{tag}". They define {known}.', {
          tag,
          known: [...known],
        })
      : message('The regime and addons of this document do not define the tag "{tag}", or any other tag.', { tag }),
    [['$tags', position]],
    [['$regime'], ['$addons']],
  );
}
