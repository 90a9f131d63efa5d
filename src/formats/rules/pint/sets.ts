/** Loads the rules of PINT, by country and kind of invoice: the shared ones, and its own (chapter 23 §4 to §10). */

import type { PintKind, PintRuleSetKey } from '../../format.ts';
import { lazily } from '../../lazily.ts';
import type { RuleSet } from '../declare.ts';

const base = (kind: PintKind) => lazily(async () => ({ set: (await import('./bases.ts')).baseOf(kind) }));
const ae = lazily(() => import('./ae.ts'));
const aunz = lazily(() => import('./aunz.ts'));
const jp = lazily(() => import('./jp.ts'));
const my = lazily(() => import('./my.ts'));
const om = lazily(() => import('./om.ts'));
const selfBilling = (load: () => Promise<{ selfBilling: RuleSet }>) =>
  lazily(async () => ({ set: (await load()).selfBilling }));

export const pintRuleSets: Readonly<Record<PintRuleSetKey, () => Promise<{ set: RuleSet }>>> = {
  'pint-ae-base': base('ae'),
  'pint-ae': ae,
  'pint-ae-sb-base': base('ae-sb'),
  'pint-ae-sb': selfBilling(ae),
  'pint-sg-base': base('sg'),
  'pint-sg': lazily(() => import('./sg.ts')),
  'pint-aunz-base': base('aunz'),
  'pint-aunz': aunz,
  'pint-aunz-sb-base': base('aunz-sb'),
  'pint-aunz-sb': selfBilling(aunz),
  'pint-jp-base': base('jp'),
  'pint-jp': jp,
  'pint-jp-sb-base': base('jp-sb'),
  'pint-jp-sb': selfBilling(jp),
  'pint-jp-ntr-base': base('jp-ntr'),
  'pint-jp-ntr': lazily(async () => ({ set: (await jp()).nonTax })),
  'pint-my-base': base('my'),
  'pint-my': my,
  'pint-my-sb-base': base('my-sb'),
  'pint-my-sb': selfBilling(my),
  'pint-om-base': base('om'),
  'pint-om': om,
  'pint-om-sb-base': base('om-sb'),
  'pint-om-sb': selfBilling(om),
};
