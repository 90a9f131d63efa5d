import { describe, expect, it } from 'vitest';
import { systemEnvironment } from './environment.ts';

describe('the environment of the platform', () => {
  it('gives new UUIDs of version 7 that hold the time', () => {
    const before = Date.now();
    const uuid = systemEnvironment().uuid();
    const time = Number.parseInt(uuid.replace('-', '').slice(0, 12), 16);
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('never gives the same twice', () => {
    const { uuid } = systemEnvironment();
    expect(new Set(Array.from({ length: 2000 }, uuid)).size).toBe(2000);
  });
});
