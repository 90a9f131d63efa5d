import { describe, expect, it } from 'vitest';
import { systemEnvironment, uuidV7 } from './environment.ts';

describe('a new UUID', () => {
  it('is of version 7 and holds the time', () => {
    // The example time of RFC 9562, appendix A.6.
    const uuid = uuidV7(Date.UTC(2022, 1, 22, 19, 22, 22));
    expect(uuid).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is never the same', () => {
    const { uuid } = systemEnvironment();
    expect(new Set(Array.from({ length: 2000 }, uuid)).size).toBe(2000);
  });
});
