import type { Scope } from '../auth/tokens.ts';
import type { Route } from '../http/route.ts';
import { bulk, bulkLines } from './bulk.ts';
import { declareRoute } from './declare.ts';
import { docs } from './docs.ts';
import { houseRulesRoute } from './house-rules.ts';
import { keygen } from './keygen.ts';
import { openapi } from './openapi.ts';
import { operationRoutes } from './operations.ts';
import { referenceRoutes } from './reference.ts';
import { verifactuChain, verifactuMessagesRoute } from './verifactu.ts';
import { version, versionWithoutSlash } from './version.ts';
import { zatcaChain } from './zatca.ts';

/**
 * All routes of the service. To add one, create a file in this folder and add it here, under the scope that a token needs when it is
 * closed.
 */
export const routes: readonly Route[] = [
  version,
  versionWithoutSlash,
  ...operationRoutes,
  ...inScope('documents', [bulk, declareRoute, verifactuChain.route, verifactuMessagesRoute, zatcaChain.route]),
  ...inScope('signing', [keygen]),
  ...inScope('reference', [...referenceRoutes, houseRulesRoute]),
  openapi,
  ...docs,
];

/** The routes of threads: parts of the work on streams. */
export const threadRoutes: readonly Route[] = [bulkLines, ...verifactuChain.inThreads, ...zatcaChain.inThreads];

function inScope(scope: Scope, list: readonly Route[]): Route[] {
  return list.map((route) => ({ ...route, scope }));
}
