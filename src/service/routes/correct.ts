import { correct as operation } from '../operations.ts';
import { operationRoute } from '../route.ts';

/** `POST /v0/correct`: a document that corrects another, or which options that takes (chapter 09 §4.3). */
export const correct = operationRoute('/v0/correct', operation);
