import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { paperLanguages } from '../paper/languages.ts';
import { fields, readerOf } from './fields.ts';

it('the field language is described with every language of papers', () => {
  const { description = '' } = z.globalRegistry.get(fields.language) ?? {};
  const words = description.split(/[ ,:]+/);
  for (const { code } of paperLanguages) expect(words).toContain(code);
});

it.each(['sign_key', 'sign_password', 'seal_password', 'stamp_key'] as const)(
  'a wrong value of %s, which may be a key or a password, is not repeated in the fault',
  (name) => {
    const read = readerOf(z.object({ [name]: fields[name] }));
    for (const found of [87654321, ['87654321'], { d: '87654321' }]) {
      const outcome = read({ [name]: found });
      if (outcome.ok) throw new Error('accepted');
      expect(outcome.faults.map(({ code, properties }) => [code, ...properties])).toEqual([
        ['BW-REQUEST-TYPE', `request.${name}`],
      ]);
      expect(JSON.stringify(outcome)).not.toContain('87654321');
    }
  },
);
