/** Loads the labels of all languages and the slips for tests. */

import type { Labels } from './labels/labels.ts';
import { loadLabels, type PaperLanguage, paperLanguages } from './languages.ts';
import { loadSlips } from './slips.ts';

const all = paperLanguages.map(async ({ code }) => [code, await loadLabels(code)] as const);

export const labels = Object.fromEntries(await Promise.all(all)) as Record<PaperLanguage, Labels>;

for (const country of ['CH', 'SA']) await loadSlips(country);
