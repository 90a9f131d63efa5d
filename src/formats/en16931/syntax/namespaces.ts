import { Namespaces } from '../../xml/namespaces.ts';
import { ciiFacts } from '../cii/facts.ts';
import { ublFacts } from '../ubl/facts.ts';

/** The namespaces of UBL and CII. */
export const namespaces = new Namespaces([...ublFacts.namespaces, ...ciiFacts.namespaces]);
