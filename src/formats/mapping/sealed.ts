/** The input and output of sealing a file. */

import type { Environment, Fault } from '../../engine/faults.ts';
import type { Json, JsonObject } from '../../engine/model/json.ts';
import type { Verification } from '../../paper/verification.ts';
import type { Report } from '../declare/report.ts';
import type { XmlElement } from '../xml/element.ts';

/** The text of a file that gets its seal. */
export interface Sealing {
  readonly root: XmlElement;
  readonly path: string;
  /** Options specific to the format. */
  readonly options: Readonly<Record<string, Json | undefined>>;
  readonly report: Report;
  readonly environment: Environment;
  /** Whether the document is in an envelope, which takes the stamp of the QR code. */
  readonly isEnveloped: boolean;
}

export type Sealed =
  | {
      readonly ok: true;
      readonly xml: string;
      readonly record?: JsonObject;
      readonly notices?: readonly Fault[];
      readonly verification?: Verification;
      /** The file name that the format prescribes. */
      readonly fileName?: string;
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };
