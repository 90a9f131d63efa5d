import * as jws from '../../engine/dsig/jws.ts';
import { provideJws } from '../../engine/dsig/load-jws.ts';
import * as keys from '../keys.ts';

provideJws(jws);

// A constant, because bundlers would take a re-export directly from its module and skip what is loaded here. The other modules do the same.
export const keygen = keys.keygen;
