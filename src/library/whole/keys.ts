import * as jws from '../../engine/dsig/jws.ts';
import { provideJws } from '../../engine/dsig/load-jws.ts';
import * as keys from '../keys.ts';

provideJws(jws);

// A constant, not an export of the import, which bundlers would take from there, without what is loaded here. So in the other modules.
export const keygen = keys.keygen;
