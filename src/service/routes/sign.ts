import { sign as operation } from '../operations.ts';
import { operationRoute } from '../route.ts';

/** `POST /v0/sign`: builds an envelope and signs it (chapter 09 §5.2). */
export const sign = operationRoute('/v0/sign', operation);
