import { describe, expect, it } from 'vitest';
import { systemEnvironment } from './environment.ts';

describe('systemEnvironment', () => {
  it('creates UUIDs of version 7 with the time', () => {
    const before = Date.now();
    const uuid = systemEnvironment().uuid();
    const time = Number.parseInt(uuid.replace('-', '').slice(0, 12), 16);
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('never creates the same UUID twice', () => {
    const { uuid } = systemEnvironment();
    expect(new Set(Array.from({ length: 2000 }, uuid)).size).toBe(2000);
  });
});
