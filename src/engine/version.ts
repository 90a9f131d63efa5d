/** The release of Billwright; a test holds it against package.json. */
export const VERSION = 'v0.1.0';

/** The release of the standard whose data and rules are built in. */
export const STANDARD_VERSION = 'v0.507.0';
