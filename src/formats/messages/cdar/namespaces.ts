import { Namespaces } from '../../xml/namespaces.ts';
import { cdarFacts } from './facts.ts';

/** The namespaces of CDAR. */
export const namespaces = new Namespaces(cdarFacts.namespaces);
