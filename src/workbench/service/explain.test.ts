import { describe, expect, it } from 'vitest';
import { ServiceError, UnreachableError } from '../../client/index.ts';
import { explain } from './explain.ts';

describe('explaining an error', () => {
  it('says that the service is away, and that nothing is lost', () => {
    const { title, advice } = explain(new UnreachableError('network', '/v0/build', 'no answer'));
    expect(title).toBe('The service does not answer.');
    expect(advice).toContain('drafts are kept');
  });

  it('tells a proxy’s answer from silence', () => {
    expect(explain(new UnreachableError('answer', '/v0/', 'x')).title).toContain('not the service');
  });

  it('passes on what the service says, with advice where there is some', () => {
    const refused = new ServiceError({ code: 413, key: 'too-large', message: 'the body is over 10 MiB', faults: [] });
    expect(explain(refused)).toEqual({ title: 'the body is over 10 MiB', advice: expect.stringContaining('Split') });
    expect(explain(new ServiceError({ code: 422, key: 'validation', message: 'm', faults: [] })).advice).toBe('');
  });
});
