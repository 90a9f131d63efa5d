import type { Json } from '../../engine/model/json.ts';
import { exposureOf, readKeyFile } from '../files/keys.ts';
import { reportNotice } from './report.ts';
import type { Session } from './session.ts';

/** Reads the private key in a file, and warns where others may read it too. What it is good for is for signing to see. */
export function readPrivateKey(session: Session, file: string): Json {
  const json = readKeyFile(file);
  const exposure = exposureOf(file);
  if (exposure) reportNotice(session, exposure);
  return json;
}
