import type { Route } from '../route.ts';
import { addons } from './addons.ts';
import { build } from './build.ts';
import { catalogues } from './catalogues.ts';
import { correct } from './correct.ts';
import { currencies } from './currencies.ts';
import { docs } from './docs.ts';
import { examples } from './examples.ts';
import { keygen } from './keygen.ts';
import { openapi } from './openapi.ts';
import { regimes } from './regimes.ts';
import { replicate } from './replicate.ts';
import { rules } from './rules.ts';
import { schemas } from './schemas.ts';
import { sign } from './sign.ts';
import { validate } from './validate.ts';
import { verify } from './verify.ts';
import { welcome, welcomeWithoutSlash } from './welcome.ts';

/** All routes of the service. A new one is a file beside this and a line here. */
export const routes: readonly Route[] = [
  welcome,
  welcomeWithoutSlash,
  build,
  validate,
  correct,
  replicate,
  sign,
  verify,
  keygen,
  ...schemas,
  ...regimes,
  ...addons,
  ...catalogues,
  currencies,
  ...rules,
  ...examples,
  openapi,
  ...docs,
];
