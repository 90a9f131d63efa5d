import { Namespaces } from '../xml/namespaces.ts';
import { syntaxList } from './facts.ts';

/** The namespaces of all syntaxes. */
export const namespaces = new Namespaces(syntaxList.flatMap((each) => each.namespaces));
