import { describe, expect, it } from 'vitest';
import { ServiceError, UnreachableError } from '../../../client/index.ts';
import { say } from '../../ui/texts/say.ts';
import { explain } from './explain.ts';
import * as texts from './texts.ts';

describe('explain', () => {
  it('reports that the service is unavailable and nothing is lost', () => {
    expect(explain(new UnreachableError('network', '/v0/build', 'no answer'))).toEqual({
      title: say(texts.away),
      advice: say(texts.awayAdvice),
    });
  });

  it('distinguishes a proxy’s answer from no answer', () => {
    expect(explain(new UnreachableError('answer', '/v0/', 'x')).title).toBe(say(texts.foreign));
  });

  it("returns the service's message, with advice if available", () => {
    const refused = new ServiceError({ code: 413, key: 'too-large', message: 'the body is over 10 MiB', faults: [] });
    expect(explain(refused)).toEqual({ title: 'the body is over 10 MiB', advice: say(texts.tooLarge) });
    expect(explain(new ServiceError({ code: 422, key: 'validation', message: 'm', faults: [] })).advice).toBe('');
  });
});
