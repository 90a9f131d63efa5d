import { readDocumentText } from '../../engine/reading/document-text.ts';
import { add } from '../../engine/registry.ts';
import * as everyAddon from '../every-addon.ts';
import * as everyRegime from '../every-regime.ts';
import { rulesFrom } from '../house-rules.ts';
import { readRulesWith } from '../rules-option.ts';
import { readTextsWith } from '../texts.ts';

/** Loads what documents may need: regimes, addons, and the readers of YAML and house rules. */
export function loadEverything(): void {
  add([...Object.values(everyRegime), ...Object.values(everyAddon)]);
  readTextsWith(readDocumentText);
  readRulesWith(rulesFrom);
}
