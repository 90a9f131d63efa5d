import { chainChecks, manyOperations } from '../../operations/many/index.ts';
import type { Scope } from '../auth/tokens.ts';
import type { Route } from '../http/route.ts';
import { chainRoutes } from '../streams/chains.ts';
import { manyRoute } from '../streams/many-documents.ts';
import { bulk, bulkLines } from './bulk.ts';
import { docs } from './docs.ts';
import { houseRulesRoute } from './house-rules.ts';
import { keygen } from './keygen.ts';
import { openapi } from './openapi.ts';
import { operationRoutes } from './operations.ts';
import { referenceRoutes } from './reference.ts';
import { version, versionWithoutSlash } from './version.ts';

const chains = chainChecks.map(chainRoutes);

/**
 * All routes of the service. To add one, create a file in this folder and add it here, under the scope that a token needs when it is
 * closed.
 */
export const routes: readonly Route[] = [
  version,
  versionWithoutSlash,
  ...operationRoutes,
  ...inScope('documents', [bulk, ...manyOperations.map(manyRoute), ...chains.map(({ route }) => route)]),
  ...inScope('signing', [keygen]),
  ...inScope('reference', [...referenceRoutes, houseRulesRoute]),
  openapi,
  ...docs,
];

/** The routes of threads: parts of the work on streams. */
export const threadRoutes: readonly Route[] = [bulkLines, ...chains.flatMap(({ inThreads }) => inThreads)];

function inScope(scope: Scope, list: readonly Route[]): Route[] {
  return list.map((route) => ({ ...route, scope }));
}
