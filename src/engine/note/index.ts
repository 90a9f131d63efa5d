import type { AnyObject } from '../model/object.ts';
import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/declare.ts';
import { Message, messageRules } from './message.ts';

/** What the namespace of notes brings along, in the order of its types. */
export const objects: readonly AnyObject[] = [Message];

export const normalisers: readonly Normaliser[] = [];

export const rules: readonly RuleSet[] = [messageRules];
