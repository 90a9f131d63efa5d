import { z } from '../../../../client/zod.ts';

/** A table of accounts as it was loaded. */
export const table = z.object({ key: z.literal('table'), name: z.string(), text: z.string() });
