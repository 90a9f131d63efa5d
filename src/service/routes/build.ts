import { build as operation } from '../operations.ts';
import { operationRoute } from '../route.ts';

/** `POST /v0/build`: calculates and checks a document (chapter 09 §4.1). */
export const build = operationRoute('/v0/build', operation);
