/** The facts of families in UBL and CII, by what their identifiers contain: the first one that fits counts. */

import type { FamilyFacts } from '../declare/family-facts.ts';
import { coreFacts } from '../en16931/core/facts.ts';
import { croatiaFacts } from '../en16931/croatia/facts.ts';
import { facturxFacts } from '../en16931/facturx/facts.ts';
import { netherlandsFacts } from '../en16931/netherlands/facts.ts';
import { peppolFacts } from '../en16931/peppol/facts.ts';
import { pintFacts } from '../en16931/pint/facts.ts';
import { portugalFacts } from '../en16931/portugal/facts.ts';
import { romaniaFacts } from '../en16931/romania/facts.ts';
import { saudiFacts } from '../en16931/saudi-arabia/facts.ts';
import { xrechnungFacts } from '../en16931/xrechnung/facts.ts';

export const families: readonly FamilyFacts[] = [
  xrechnungFacts,
  netherlandsFacts,
  romaniaFacts,
  portugalFacts,
  croatiaFacts,
  saudiFacts,
  pintFacts,
  peppolFacts,
  facturxFacts,
  coreFacts,
];
