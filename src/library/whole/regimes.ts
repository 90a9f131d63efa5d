import { add } from '../../engine/registry.ts';
import * as everyRegime from '../every-regime.ts';
import * as reference from '../reference.ts';

add(Object.values(everyRegime));

export const regime = reference.regime;
export const regimes = reference.regimes;
