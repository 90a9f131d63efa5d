/** The release of Billwright. A test compares it with package.json. */
export const VERSION = 'v0.1.0';

/** The release of the standard that the built-in data and rules implement. */
export const STANDARD_VERSION = 'v0.507.0';
