import type { Fault } from '../faults.ts';
import type { ObjectType } from '../model/object.ts';
import type { Wrapped } from '../model/wrapper.ts';
import { registry } from '../registry.ts';
import { Validation } from '../rules/validation.ts';
import { walkRules } from '../rules/walk.ts';
import { Envelope } from './envelope.ts';
import type { Root } from './root.ts';

/** Runs all rules that apply over a document or envelope as it stands; nothing is changed (chapter 01 §13). */
export function validateRoot(root: Root, now: Date): Fault[] {
  const doc = root.kind === 'envelope' ? root.envelope.doc : root.doc;
  const { regime, addons } = contextOf(doc);
  const plan = registry.plan(regime, addons);
  const known = plan.addons.map(({ definition }) => definition.key);
  const validation = new Validation({ regime, addons: known, document: doc?.content?.value, catalogue: registry, now });
  if (root.kind === 'envelope') {
    for (const code of root.envelope.head?.ignore ?? []) validation.ignore(code);
    walkRules(root.envelope, Envelope as unknown as ObjectType<object>, plan.rules, validation);
  } else walkRules(root.doc.content.value, root.doc.content.type, plan.rules, validation);
  return validation.result();
}

function contextOf(doc: Wrapped | undefined): { regime: string; addons: readonly string[] } {
  const { $regime, $addons } = (doc?.content?.value ?? {}) as { $regime?: string; $addons?: string[] };
  return { regime: $regime ?? '', addons: $addons ?? [] };
}
