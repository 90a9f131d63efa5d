/** Writes the template for a build. */
import { collect } from './collect.ts';
import { writeTemplate } from './template.mjs';

writeTemplate(await collect());
