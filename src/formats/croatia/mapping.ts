import type { OwnMapping } from '../format.ts';
export const mapping: OwnMapping = {};
