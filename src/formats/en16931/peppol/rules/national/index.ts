/** National requirements in UBL beyond Peppol's own rules (chapter 12 §10). */

import type { Rule } from '../../../../rules/declare.ts';
import { peppolGermanRules } from './de.ts';
import { danishRules } from './dk.ts';
import { greekRules } from './gr.ts';
import { icelandicRules } from './is.ts';
import { italianRules } from './it.ts';
import { dutchUblRules } from './nl.ts';
import { norwegianRules } from './no.ts';
import { swedishUblRules } from './se.ts';
import { slovakRules } from './sk.ts';

export const nationalUblRules: readonly Rule[] = [
  ...norwegianRules,
  ...danishRules,
  ...italianRules,
  ...swedishUblRules,
  ...greekRules,
  ...icelandicRules,
  ...dutchUblRules,
  ...peppolGermanRules,
  ...slovakRules,
];
