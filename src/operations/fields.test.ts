import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { paperLanguages } from '../paper/languages.ts';
import { fields } from './fields.ts';

it('describes the field language with every language of papers', () => {
  const { description = '' } = z.globalRegistry.get(fields.language) ?? {};
  const words = description.split(/[ ,:]+/);
  for (const { code } of paperLanguages) expect(words).toContain(code);
});
