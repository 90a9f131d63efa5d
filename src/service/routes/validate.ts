import { validate as operation } from '../operations.ts';
import { operationRoute } from '../route.ts';

/** `POST /v0/validate`: checks a document as it stands (chapter 09 §4.2). */
export const validate = operationRoute('/v0/validate', operation);
