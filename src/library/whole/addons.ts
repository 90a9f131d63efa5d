import { add } from '../../engine/registry.ts';
import * as everyAddon from '../every-addon.ts';
import * as reference from '../reference.ts';

add(Object.values(everyAddon));

export const addon = reference.addon;
export const addons = reference.addons;
