import type { Environment } from '../engine/faults.ts';
import { keygen } from '../engine/index.ts';
import type { JsonObject } from '../engine/model/json.ts';

/** Returns a new key pair, under the names of the signing and verifying fields and the names of the standard (chapter 09 §5.1). */
export async function newKeys(environment: Environment): Promise<JsonObject> {
  const pair = await keygen(environment);
  return {
    privatekey: { ...pair.private },
    publickey: { ...pair.public },
    private: { ...pair.private },
    public: { ...pair.public },
  };
}
