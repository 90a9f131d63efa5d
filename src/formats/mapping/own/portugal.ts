import type { OwnMapping } from '../own-mappings.ts';
export const mapping: OwnMapping = {};
