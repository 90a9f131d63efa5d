import type { AnyObject } from '../model/object.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Header, headerRules } from './header.ts';
import { Link, linkRules } from './link.ts';
import { Stamp, stampRules } from './stamp.ts';

/** What the namespace of headers brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [Header, Link, Stamp];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [headerRules, linkRules, stampRules];
