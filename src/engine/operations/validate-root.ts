import type { RegimeDocument } from '../bill/prepare.ts';
import { Envelope } from '../envelope/envelope.ts';
import type { Fault } from '../faults.ts';
import { type Before, Validation } from '../model/validation.ts';
import { registry } from '../registry.ts';
import { walkRules } from '../rules/walk.ts';
import type { Root } from './root.ts';

/**
 * Runs all applicable rules over a document or envelope without changing it (chapter 01 §13).
 * @param before what preceded the rules
 */
export function validateRoot(root: Root, now: Date, before?: Before): Fault[] {
  const document: RegimeDocument | undefined = root.doc?.content?.value;
  const plan = registry.planOf(document ?? {});
  const regime = document?.$regime ?? '';
  const validation = new Validation({ regime, document, root: root.path, known: registry, now });
  if (root.envelope) {
    for (const code of root.envelope.head?.ignore ?? []) validation.ignore(code);
    walkRules(root.envelope, Envelope, plan.rules, validation);
    return validation.result(root.envelope, before);
  }
  walkRules(root.doc.content.value, root.doc.content.type, plan.rules, validation);
  return validation.result(root.doc.content.value, before);
}
