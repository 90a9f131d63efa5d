import { verify as operation } from '../operations.ts';
import { operationRoute } from '../route.ts';

/** `POST /v0/verify`: checks an envelope and its signatures (chapter 09 §5.3). */
export const verify = operationRoute('/v0/verify', operation);
