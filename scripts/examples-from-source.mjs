/** Lets a program that runs from source load example documents: import it, or `tsx --import ./scripts/examples-from-source.mjs`. */
import { register } from 'node:module';

register('./example-documents.mjs', import.meta.url);
