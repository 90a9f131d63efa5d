import { addPrograms } from './load.ts';
import { programs } from './programs.ts';

/** Imported by what runs on Node alone: its own texts are translated, too. */
addPrograms(programs);
