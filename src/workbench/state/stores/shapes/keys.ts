import type { JsonWebKey } from '../../../../client/index.ts';
import { z } from '../../../../client/zod.ts';
import { time } from './parts.ts';

const webKey = z.custom<JsonWebKey>((value) => z.looseObject({ kty: z.string() }).safeParse(value).success);

/** A key stored in this browser: an own key with its private part, or someone else's without. */
export const key = z.object({
  kid: z.string(),
  name: z.string(),
  public: webKey,
  private: z.optional(webKey),
  keptAt: time,
});
