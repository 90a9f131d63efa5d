import * as jws from '../../engine/dsig/jws.ts';
import { provideJws } from '../../engine/dsig/load-jws.ts';
import * as operations from '../operations.ts';
import { loadEverything } from './everything.ts';

loadEverything();
provideJws(jws);

export const sign = operations.sign;
export const verify = operations.verify;
