import { replicate as operation } from '../operations.ts';
import { operationRoute } from '../route.ts';

/** `POST /v0/replicate`: makes a copy for a new document (chapter 09 §4.4). */
export const replicate = operationRoute('/v0/replicate', operation);
